// [finding 82] [finding 83] [finding 84] [finding 85]
import { expect, test } from '@jest/globals';
import { deviceSummary } from '#lib/accounts/session/device.ts';
import { isDisposableEmail } from '#lib/accounts/signup/disposable.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { ticketOf } from '#lib/care/reply-address.ts';
import { acceptText } from '#lib/chat/accept-text.ts';
import { redactPayload } from '#lib/desk/payments/redact-payload.ts';
import { faultOf } from '#lib/hosted/safety/guard.ts';
import { safetyTopic } from '#lib/text/safety-topic.ts';
import { intentOf } from '#lib/hosted/script/intents.ts';
import { withAttributionQuery } from '#lib/http/client/attribution-query.ts';
import { credentialsOf } from '#lib/http/credentials.ts';
import { pageRoute } from '#lib/http/page-routes.ts';
import { cleanEmail, isEmail, normaliseEmail } from '#lib/identity/email.ts';
import { csvLine } from '#lib/kernel/csv.ts';
import { redact } from '#lib/kernel/redact.ts';
import { isOwnMessageId } from '#lib/mail/mail-host.ts';
import { parseMail } from '#lib/mailing/parse-mail.ts';
import { parseReport } from '#lib/mailing/parse-report.ts';
import { pictureType } from '#lib/media/rendering/picture-type.ts';
import { isPlainSvg } from '#lib/media/rendering/plain-svg.ts';
import { appleGateway } from '#lib/payments/device-wallets/apple-gateways.ts';
import { networkOf } from '#lib/security/address.ts';
import { readPage } from '#lib/chat/previews/read-page.ts';
import { isPublicAddress } from '#lib/security/public-address.ts';
import { holdsCardNumber } from '#lib/security/refuse-card-data.ts';
import { purposeIn } from '#lib/staff/purpose.ts';
import { hasContact } from '#lib/text/contacts.ts';
import { foldName } from '#lib/text/fold-name.ts';
import { fold, foldedWords, foldWithOffsets } from '#lib/text/fold.ts';
import { hintsIn } from '#lib/text/hints.ts';
import { ibansIn } from '#lib/text/iban.ts';
import { isBlank } from '#lib/text/is-blank.ts';
import { languageOf } from '#lib/text/language.ts';
import { addressVerdict, linkIn } from '#lib/text/links.ts';
import { numberRuns } from '#lib/text/number-runs.ts';
import { hasPhoneNumber, maskPhoneNumbers } from '#lib/text/phone-numbers.ts';
import { splitLinks } from '#lib/text/split-links.ts';
import { isOffensive } from '#lib/text/tone.ts';
import { warningsIn } from '#lib/text/warnings.ts';
import { checkTemplate } from '#lib/tracking/postbacks/fill-template.ts';
import { stripPersonal } from '#lib/tracking/strip-personal.ts';
import { open } from '#lib/wire/envelope.ts';
import { readWire } from '#lib/wire/read-wire.ts';
import { withContents } from '#components/legal/with-contents.ts';
import { ATTACKS } from '#tests/setup/attacks.ts';
import { excesses, type Work } from '#tests/setup/growth.ts';

const bytes = (text: string): Buffer => Buffer.from(text);
const multipart = (text: string): Buffer =>
  bytes(`Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${text}\r\n--b--`);
const PARTNER = { hosts: ['partner.example'], standIn: undefined };

/** What reads text of members, visitors, mail senders, providers and staff. */
const WORKS: Readonly<Record<string, Work>> = {
  cleanEmail,
  isEmail,
  normaliseEmail,
  isDisposableEmail,
  'isDisposableEmail of a domain': (text) => isDisposableEmail(`anna@${text}`),
  deviceSummary,
  'resolveRequest, path': (text) => resolveRequest('dolcevita.localhost', `/${text}`),
  'resolveRequest, host': (text) => resolveRequest(text, '/'),
  pageRoute: (text) => pageRoute(`/${text}`, true),
  withAttributionQuery: (text) => withAttributionQuery(text, `?${text}`),
  'credentialsOf, cookie': (text) => credentialsOf('brand', text),
  'credentialsOf, bearer': (text) => credentialsOf('brand', null, `Bearer ${text}`),
  networkOf,
  isPublicAddress,
  appleGateway: (text) => appleGateway(`https://${text}`, undefined),
  ticketOf,
  isOwnMessageId,
  acceptText: (text) => acceptText(text, { cardVerified: false }),
  holdsCardNumber,
  purposeIn,
  hasContact,
  foldName,
  fold,
  foldedWords,
  foldWithOffsets,
  hintsIn: (text) => hintsIn(text, text),
  'ibansIn, folded': (text) => ibansIn(fold(text)),
  isBlank,
  languageOf,
  addressVerdict: (text) => addressVerdict(text, []),
  linkIn,
  'numberRuns, folded': (text) => numberRuns(fold(text)),
  hasPhoneNumber,
  maskPhoneNumbers,
  splitLinks,
  isOffensive,
  warningsIn,
  'faultOf, of a hosted reply': faultOf,
  safetyTopic: (text) => safetyTopic([text]),
  intentOf: (text) => intentOf(text, 'it'),
  checkTemplate: (text) => checkTemplate(`https://partner.example/${text}`, PARTNER),
  stripPersonal,
  'open, of an envelope': (text) => open(text, 'amarena-wire'),
  'readWire, keys': (text) => readWire({ [text]: [text] }),
  csvLine: (text) => csvLine([text, text]),
  redactPayload: (text) => redactPayload({ [text]: text }),
  redact: (text) => redact({ [text]: text }, (error) => error),
  pictureType: (text) => pictureType(bytes(text)),
  'readPage, text': (text) => readPage(bytes(text), 'text/html'),
  'readPage, attributes': (text) => readPage(bytes(`<meta ${text}><title>x`), 'text/html'),
  'pictureType, drawing': (text) => pictureType(bytes(`<?xml ?>${text}`)),
  isPlainSvg: (text) => isPlainSvg(bytes(text)),
  'isPlainSvg, in a drawing': (text) => isPlainSvg(bytes(`<svg ${text}></svg>`)),
  parseMail: (text) => parseMail(bytes(text)),
  'parseMail, header': (text) => parseMail(bytes(`Subject: ${text}`)),
  'parseMail, addresses': (text) => parseMail(bytes(`From: ${text}\r\n\r\nCiao`)),
  'parseMail, text': (text) => parseMail(bytes(`From: anna@b.it\r\n\r\n${text}`)),
  'parseMail, page': (text) => parseMail(bytes(`Content-Type: text/html\r\n\r\n<p>${text}`)),
  'parseMail, parts': (text) => parseMail(multipart(text)),
  parseReport: (text) => parseReport(bytes(text)),
  'parseReport, parts': (text) => parseReport(multipart(text)),
  withContents,
};

const OWN_CODE = new Map<string, Work>(
  Object.entries(WORKS).map(([name, work]) => [
    name,
    // A refusal is an answer like any other.
    async (text: string) => {
      try {
        await work(text);
      } catch {
        return undefined;
      }
      return undefined;
    },
  ]),
);

// Mails are parsed in a process of their own: fewer attacks, since each takes longer.
const MAIL_ATTACKS = [
  'a',
  '0',
  '_',
  ' ',
  '\n',
  '\r\n',
  '\n ',
  '<p>',
  '> ',
  'a@b.it,',
  '"',
  '(',
  '=?',
  '--b\r\n',
  'a: b\r\n',
];
const attacksOn = (name: string) =>
  (name.startsWith('parse') ? MAIL_ATTACKS : ATTACKS).map((unit) => ({ unit }));

test('nothing that reads a text takes more than linear time', async () => {
  const found = await excesses(OWN_CODE, attacksOn);
  expect(found).toEqual([]);
}, 300_000);
