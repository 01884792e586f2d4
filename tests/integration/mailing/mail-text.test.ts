import { expect, test } from '@jest/globals';
import { locales } from '#lib/brands/schema.ts';
import { renderMail } from '#lib/mail/render-mail.ts';
import type { MailData, MailTemplate } from '#lib/mail/templates.ts';

const link = 'http://dolcevita.localhost:3000/go?token=secret';
const day = '2026-12-05T09:00:00.000Z';

const plan = { link, planName: 'Tre mesi', amountMinor: 5_990, currency: 'EUR' };

/** The mails about an account that a member owns, with the data of each. */
const MAILS: Partial<MailData> = {
  change_email: { link },
  email_changing: { link },
  password_changed: { resetLink: link },
  identity_linked: { link, provider: 'Google' },
  passkey_added: { link },
  passkey_removed: { link },
  telegram_linked: { link },
  account_disabled: { contactLink: link },
  erasure_begun: { eraseAt: day, cancelLink: link, contactLink: link },
  erasure_link: { link },
  export_ready: { link, until: day },
  photo_refused: { reason: 'contact_details', link, until: day },
  introduction_refused: { reason: 'contact_details', link, until: day },
  photo_checked: { reason: 'pose_missing', link },
  incognito_ended: { link },
  leave_list: { link },
  date_contact: { firstName: 'Nora', link },
  date_check_in: { link },
  report_received: { contactLink: link },
  report_upheld: { contactLink: link },
  report_dismissed: { contactLink: link },
  restriction: { restriction: 'text', reason: 'fake', contactLink: link },
  warning: { reason: 'harassment', details: 'Prima riga.\n\nSeconda.', contactLink: link },
  reactivated: { link },
  notice_digest: { messages: 3, hosted: 1, likes: 1, visits: 0, matches: 2, found: 0, link },
  declaration_received: {
    kind: 'cancel',
    reference: 'ABCD-2345',
    name: 'Ada Prova',
    orderNumber: '2026-000001',
    receivedAt: day,
    confirmLink: link,
  },
  subscription_canceled: { link, planName: 'Tre mesi', until: day },
  order_withdrawn: { ...plan, sold: 'pack', cause: 'guarantee' },
  refunded: plan,
  chargeback: { ...plan, sold: 'subscription' },
  chargeback_reversed: { ...plan, sold: 'pack' },
  renewal_notice: { ...plan, chargeAt: day },
  renewal_failed: { ...plan, fault: 'insufficient_funds', againAt: day },
  renewal_ended: { ...plan, fault: 'other' },
  plan_changed: { ...plan, from: day },
  news: { title: 'Bella notizia', text: 'Prima.\n\nDopo.', link },
};

/** The mails about a plan that contain a date. */
const DATED = ['subscription_canceled', 'renewal_notice', 'renewal_failed', 'plan_changed'];

const cases = Object.keys(MAILS).flatMap((template) =>
  locales.map((locale) => [template as MailTemplate, locale] as const),
);

test.each(cases)('%s has all its texts in %s', async (template, locale) => {
  const data = MAILS[template];
  if (!data) throw new Error(template);
  const canStop = template === 'news' || template === 'notice_digest';
  const unsubscribe = canStop ? 'http://dolcevita.localhost:3000/unsubscribe' : null;
  const mail = await renderMail(template, { brandId: 'dolcevita', locale, data, unsubscribe });
  expect(mail.subject.length).toBeGreaterThan(5);
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`lang="${locale}"`);
  // No text is missing and no placeholder is left unfilled.
  expect(`${mail.subject}${mail.text}`).not.toMatch(
    /[{}]|undefined|\b\w+\.(?:title|text|button|small)\b/,
  );
  expect(mail.text.includes('2026')).toBe(
    [
      'declaration_received',
      'erasure_begun',
      'export_ready',
      'photo_refused',
      'introduction_refused',
      ...DATED,
    ].includes(template),
  );
  expect(mail.text.includes('/unsubscribe')).toBe(canStop);
});

test.each(locales)('a missed check-in has the plan and no link of ours in %s', async (locale) => {
  const data = {
    firstName: 'Nora',
    name: 'Marco',
    place: 'Bar Luce',
    meetAt: '2026-12-05T19:00:00.000Z',
    checkInAt: '2026-12-05T21:00:00.000Z',
  };
  const settings = { brandId: 'dolcevita', locale, unsubscribe: null } as const;
  const missed = await renderMail('date_missed', { ...settings, data });
  for (const part of ['Nora', 'Marco', 'Bar Luce', '112']) expect(missed.text).toContain(part);
  // At eight in the evening in Rome, with the check-in at ten.
  expect(missed.text).toMatch(/20:00|8:00/);
  expect(missed.text).toMatch(/22:00|10:00/);
  expect(missed.text).not.toMatch(/[{}]|undefined|token=/);
  const safe = await renderMail('date_safe', { ...settings, data: { firstName: 'Nora' } });
  expect(safe.text).toContain('Nora');
  expect(safe.text).not.toMatch(/[{}]|undefined|Marco/);
});

test.each([
  ['it', 'Su Dolcevita ti aspetta 1 messaggio.', 'Su Dolcevita ti aspettano 1 messaggio e 1 like.'],
  ['es', 'En Dolcevita te espera 1 mensaje.', 'En Dolcevita te esperan 1 mensaje y 1 «me gusta».'],
  [
    'fr',
    'Une nouveauté vous attend sur Dolcevita\u202F: 1 message.',
    '2 nouveautés vous attendent sur Dolcevita\u202F: 1 message et 1 j’aime.',
  ],
  [
    'en',
    'There’s 1 message waiting for you on Dolcevita.',
    'There are 1 message and 1 like waiting for you on Dolcevita.',
  ],
] as const)('the digest agrees with its number in %s', async (locale, one, two) => {
  const textWith = async (likes: number): Promise<string> => {
    const data = { messages: 1, hosted: 0, likes, visits: 0, matches: 0, found: 0, link };
    const unsubscribe = 'http://dolcevita.localhost:3000/unsubscribe';
    const settings = { brandId: 'dolcevita', locale, data, unsubscribe };
    const { text } = await renderMail('notice_digest', settings);
    return text.replaceAll('\n', ' ');
  };
  expect(await textWith(0)).toContain(one);
  expect(await textWith(1)).toContain(two);
});
