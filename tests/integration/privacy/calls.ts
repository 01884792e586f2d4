import { randomUUID } from 'node:crypto';
import { endpoints } from '#lib/http/registry.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { pushToken } from '#tests/factories/push.ts';
import { ask, type Asked } from '../http/callers.ts';
import { DATE_CALLS } from './date-calls.ts';
import { PHONE_CALLS } from './phone-calls.ts';
import { SEARCH_CALLS } from './search-calls.ts';
import { SIGN_IN_CALLS } from './sign-in-calls.ts';
import { MESSAGE_CALLS } from './message-calls.ts';
import { VISIBILITY_CALLS } from './visibility-calls.ts';

export type Asking = {
  readonly member: CreatedMember;
  /** The peer in the conversation that the calls are about. */
  readonly angelId: string;
  /** `seq` of a message that the peer wrote, and of one of the member's own. */
  readonly theirs: number;
  readonly own: number;
  /** The member's finished data export, if there is one. */
  readonly exportId?: string;
  /** Calls that this scan skips. */
  readonly without?: readonly string[];
};

type Sent = Pick<Asked, 'query' | 'params'> & { readonly body?: object };
type Calls = (asking: Asking) => readonly Sent[];

const bare: Calls = () => [{}];
const about: Calls = ({ angelId }) => [{ body: { angelId } }];
const sent =
  (body: object): Calls =>
  () => [{ body }];
/** A token that was never mailed. */
const unknownToken = sent({ token: 'x'.repeat(43) });
const partnerOrder = { orderId: 'o-1', prezzoMinor: 990, currency: 'EUR' };
const order = sent({ orderId: randomUUID(), idempotencyKey: randomUUID() });
/** Forms are parsed field by field: the fields before an invalid picture are read. */
const form: Calls = () => [{ body: { avatar: 'no picture', idClient: randomUUID() } }];
const BROWSER = pushToken('scanned');
const stranger = { email: 'nobody@example.test', password: 'granita al limone 8' };
const declared = { name: 'Nina Nessuno', email: stranger.email };
const search = { page: 1, country: 'it', cerco: 'uomo', ageMin: 18, ageMax: 89 };

/** The requests of each call in the registry. A call that is missing here fails every scan. */
const CALLS: Readonly<Record<string, Calls>> = {
  'POST /api/users/register': sent({ ...stranger, eta: 30, sono: 'uomo', cerco: 'donna' }),
  'POST /api/users/authenticate': ({ member: { email, password } }) => [
    { body: { email, password } },
  ],
  'POST /api/users/verify': ({ member }) => [{ body: { trackerId: member.publicId } }],
  'POST /api/users/confirmEmail': unknownToken,
  'POST /api/users/resendConfirmation': bare,
  'POST /api/users/getTokenForReset': ({ member: { email } }) => [{ body: { email } }],
  'POST /api/users/changePassword': sent({ token: 'x'.repeat(43), password: stranger.password }),
  'POST /api/contact': sent({ email: stranger.email, text: 'Buongiorno' }),
  'GET /api/users/tickets': bare,
  'GET /api/users/tickets/{reference}': bare,
  'GET /api/users/tickets/{reference}/files/{fileId}': bare,
  'POST /api/contact/files': form,
  'POST /api/users/tickets/{reference}': sent({ text: 'Ancora una cosa' }),
  'POST /api/users/tickets/{reference}/rating': sent({ rating: 'good' }),
  'GET /api/users/warnings': bare,
  'POST /api/users/warnings/{id}/read': bare,
  'GET /api/users/knownPeople': bare,
  'POST /api/users/knownPeople': sent({ hashes: ['A'.repeat(43)] }),
  'POST /api/users/knownPeople/remove': sent({ hashes: ['A'.repeat(43)] }),
  'DELETE /api/users/knownPeople': bare,
  'POST /api/webhooks/mail': bare,
  'GET /api/users/review': bare,
  'PUT /api/users/review': sent({
    stars: 4,
    nameKind: 'initial',
    language: 'it',
    text: 'Un sito chiaro: i prezzi si vedono prima e la gente risponde.',
  }),
  'DELETE /api/users/review': bare,
  'POST /api/users/review/appeal': sent({ text: 'Perché?' }),
  'POST /api/legal/cancel': sent({ ...declared, orderNumber: randomUUID() }),
  'POST /api/legal/withdraw': sent({ ...declared, orderNumber: randomUUID() }),
  'POST /api/legal/confirm': unknownToken,
  'GET /api/get/all/{trackerId}': bare,
  'GET /api/get/messages/{trackerId}': () => [
    {},
    { query: 'after=0' },
    { query: `before=${Date.now() + 60_000}` },
    { query: 'name=m' },
  ],
  'GET /api/get/messages/{trackerId}/{angelId}': () => [
    {},
    { query: 'after=0&revision=0' },
    { query: 'before=100' },
  ],
  ...MESSAGE_CALLS,
  'DELETE /api/users/messages/{trackerId}/{angelId}/{seq}': ({ theirs }) => [
    { params: { seq: String(theirs) }, body: {} },
  ],
  'DELETE /api/users/pendingMessage/{trackerId}': bare,
  'GET /api/users/messagePeriod': bare,
  'POST /api/users/messagePeriod': sent({ months: 24 }),
  'GET /api/get/notifications/{trackerId}': bare,
  'POST /api/log/notification/readed': about,
  'POST /api/log/event': ({ angelId }) => [
    { body: { angelId, type: 'like' } },
    { body: { nome_evento: 'popup_notifica', valore_evento: 'message', unica: 1 } },
  ],
  'POST /api/log/csp': sent({ 'csp-report': { 'blocked-uri': 'https://elsewhere.example/x' } }),
  'GET /api/tracker/pixel': bare,
  'POST /api/upload/{trackerId}/{angelId}': form,
  'POST /api/upload/{trackerId}/{angelId}/voice': form,
  'GET /api/users/chatPhotos/{trackerId}/{photoId}/voice': bare,
  'GET /api/users/chatPhotos/{trackerId}/{photoId}/picture': bare,
  'DELETE /api/users/chatPhotos/{trackerId}/{photoId}': bare,
  'POST /api/users/chatPhotos/{trackerId}/{photoId}/appeal': sent({ text: 'Perché?' }),
  'POST /api/users/chatPhotos/open': about,
  'GET /api/consents/texts': bare,
  'POST /api/consents/cookies': sent({ measuring: false, marketing: false }),
  'GET /api/consents': bare,
  'GET /api/consents/history': bare,
  'POST /api/consents': sent({ purpose: 'marketing', granted: false }),
  'GET /api/get/credits/{trackerId}': () => [{}, { query: 'limit=50' }],
  'POST /api/dispenser': sent(search),
  'POST /api/dispenser/match': sent(search),
  'POST /api/dispenser/totalRegion': sent({ country: 'it' }),
  'GET /api/dispenser/{id}/{country}/{cerco}': bare,
  'GET /api/dispenser/{id}/introduction': bare,
  'POST /api/users/changeEmail': sent({ newEmail: `other-${randomUUID()}@example.test` }),
  'POST /api/users/confirmNewEmail': unknownToken,
  'POST /api/users/undoEmail': unknownToken,
  'POST /api/users/confirmErase': unknownToken,
  'POST /api/users/keepAccount': bare,
  'GET /api/users/export': bare,
  'POST /api/users/export': bare,
  'GET /api/users/export/{id}': ({ exportId }) => [exportId ? { params: { id: exportId } } : {}],
  'GET /api/users/passkeys': bare,
  'POST /api/users/passkeys/options': sent({ password: 'x' }),
  'POST /api/users/passkeys': bare,
  'DELETE /api/users/passkeys/{id}': () => [{ params: { id: randomUUID() } }],
  'POST /api/users/passkeys/login/options': bare,
  'POST /api/users/passkeys/login': bare,
  'POST /api/users/extSign_register': sent({ token: 'x', email: stranger.email }),
  'POST /api/users/autoLogin': ({ member: { email } }) => [{ body: { email } }],
  'POST /api/users/autoLogin/enter': unknownToken,
  'GET /api/users/{trackerId}': bare,
  'POST /api/legal': sent({ p: 'privacy' }),
  'POST /api/mailRemove': unknownToken,
  'POST /api/mail/one-click': () => [{ query: `token=${'x'.repeat(43)}` }],
  'GET /api/mail/one-click': () => [{ query: `token=${'x'.repeat(43)}` }],
  'POST /api/upload/{trackerId}': form,
  'GET /api/users/verification/{trackerId}': bare,
  'POST /api/users/verification/{trackerId}': bare,
  'POST /api/users/verification/{trackerId}/selfie': form,
  'DELETE /api/users/verification/{trackerId}': bare,
  'GET /api/users/photos/{trackerId}': bare,
  'PUT /api/users/photos/{trackerId}': sent({ order: [] }),
  'POST /api/users/photos/{trackerId}/{photoId}/default': bare,
  'DELETE /api/users/photos/{trackerId}/{photoId}': bare,
  'POST /api/users/photos/{trackerId}/{photoId}/restore': bare,
  'POST /api/users/photos/{trackerId}/{photoId}/appeal': sent({ text: 'Perché?' }),
  'GET /api/users/photos/{trackerId}/{photoId}/picture': bare,
  'GET /api/users/photos/{trackerId}/{photoId}/voice': bare,
  'GET /api/users/introduction/{trackerId}': bare,
  'POST /api/users/introduction/{trackerId}': form,
  'GET /api/get/channels/{trackerId}': bare,
  'POST /api/users/telegramLink': bare,
  'POST /api/users/noticePause': sent({ length: 'hour' }),
  'POST /api/users/pushToken': sent({ pushToken: BROWSER }),
  'DELETE /api/users/pushToken': sent({ pushToken: BROWSER }),
  'POST /api/webhooks/telegram': bare,
  'GET /api/users/profile/{trackerId}': bare,
  'PUT /api/users/{trackerId}': sent({ descrizione: 'Amo il mare.' }),
  'POST /api/users/setPassword': sent({ currentPassword: 'no', password: stranger.password }),
  'POST /api/users/changeNotificationPreferences': sent({ email: true }),
  'POST /api/users/onboarding': sent({ step: 'photo' }),
  'POST /api/orders/tryCharge': sent({ rateplan: 'none', idempotencyKey: randomUUID() }),
  'POST /api/orders/trustpay/tryCharge': sent({
    rateplan: 'none',
    idempotencyKey: randomUUID(),
  }),
  'POST /api/orders/trustpay/intent': sent({ rateplan: 'none', idempotencyKey: randomUUID() }),
  'POST /api/orders/trustpay/checkPayment': order,
  'POST /api/orders/maxpay/tryCharge': sent({ rateplan: 'none', idempotencyKey: randomUUID() }),
  'POST /api/orders/client/paypal/createOrder': sent({
    rateplan: 'none',
    idempotencyKey: randomUUID(),
  }),
  'POST /api/orders/client/paypal/orderOk': sent({ response: { id: '5O190127TN364715T' } }),
  'POST /api/orders/mollie/createPayment': sent({
    rateplan: 'none',
    idempotencyKey: randomUUID(),
  }),
  'POST /api/orders/googlePay/paymentData': sent({
    request: { rateplan: 'none', idempotencyKey: randomUUID() },
    response: { paymentMethodData: { tokenizationData: { token: 'sealed' } } },
  }),
  'POST /api/orders/applePay/startSession': sent({ validationURL: 'https://stranger.example/' }),
  'POST /api/orders/applePay/authorize': sent({
    rateplan: 'none',
    idempotencyKey: randomUUID(),
    token: 'sealed',
  }),
  'POST /api/orders/googlePay/checkTransactionStatus': order,
  'POST /api/orders/adyen/checkTransactionStatus': order,
  'POST /api/orders/trustpay/checkTransactionStatus': order,
  'POST /api/orders/maxpay/checkTransactionStatus': order,
  'POST /api/orders/paypal/checkTransactionStatus': order,
  'POST /api/orders/mollie/checkTransactionStatus': order,
  'POST /api/orders/status': order,
  'POST /api/orders/unsubUser': bare,
  'POST /api/orders/changePlan': sent({ rateplan: 'none' }),
  'GET /api/orders/withdrawal/{trackerId}/{orderId}': () => [{ params: { orderId: randomUUID() } }],
  'GET /api/orders/limits/{trackerId}': bare,
  'POST /api/orders/limits/{trackerId}': sent({ capMinor: 50_000 }),
  'POST /api/orders/withdraw': order,
  'POST /api/orders/createToken': sent({ idempotencyKey: 'kept-card-order' }),
  'GET /api/orders/cards/{trackerId}': bare,
  'POST /api/orders/cards/{trackerId}/{cardToken}/default': bare,
  'DELETE /api/orders/cards/{trackerId}/{cardToken}': bare,
  'POST /api/orders/guarantee': order,
  'POST /api/pay_rules/get_pay_rules': bare,
  'POST /api/payment/api/importClick': sent({ kcampaign: 'k', pageType: 'p' }),
  'POST /api/payment/api/importOrder': sent(partnerOrder),
  'POST /api/payment/api/importUpsell': sent({ ...partnerOrder, parentOrderId: 'o-0' }),
  'POST /api/payment/api/cancelOrder': sent({ orderId: 'o-1' }),
  'POST /api/webhooks/adyen': bare,
  'POST /api/webhooks/paypal': bare,
  'POST /api/webhooks/mollie': bare,
  'POST /api/webhooks/trustpay': bare,
  'POST /api/webhooks/maxpay': bare,
  'GET /api/legal/get_receipt/{chargeId}': () => [{ params: { chargeId: randomUUID() } }],
  'GET /api/legal/get_credit_note/{chargeId}/{label}': () => [
    { params: { chargeId: randomUUID(), label: 'N-2026-000001' } },
  ],
  'GET /api/get/regions/{country}': bare,
  'GET /api/get/cities/{country}': bare,
  'GET /api/get/city/{country}/{query}': () => [{ params: { query: 'ancona' } }],
  'GET /api/users/sessions': bare,
  'GET /api/get/blocked/{trackerId}': bare,
  'POST /api/users/report': ({ angelId, theirs }) => [
    { body: { angelId, reason: 'other', details: 'Mi insulta', surface: 'chat' } },
    { body: { angelId, reason: 'scam', surface: 'message', seq: theirs } },
  ],
  ...VISIBILITY_CALLS,
  ...DATE_CALLS,
  ...PHONE_CALLS,
  ...SEARCH_CALLS,
  ...SIGN_IN_CALLS,
  'POST /api/users/undoSwipe': bare,
  'POST /api/collect/visited': about,
  'POST /api/log/client': sent({ subject: 'script', messaggio: 'undefined' }),
  'GET /api/tracker/getIp': bare,
};

/** These close the conversation, the notification channels or the session, so they run last, in this order. */
const LAST: Readonly<Record<string, Calls>> = {
  'POST /api/users/unmatch': about,
  'POST /api/users/unmatch/undo': about,
  'POST /api/users/block': about,
  'POST /api/users/unblock': about,
  'DELETE /api/users/telegramLink': bare,
  'DELETE /api/users/noticePause': bare,
  'DELETE /api/users/sessions': bare,
  'DELETE /api/users/sessions/{id}': () => [{ params: { id: randomUUID() } }],
  'POST /api/users/erase': ({ member: { password } }) => [{ body: { password } }],
  'POST /api/users/disableProfile': bare,
  'POST /api/users/logout': bare,
};

/** Calls of the registry that no scan makes. */
export const UNCALLED = [...endpoints.keys()].filter((key) => !(key in CALLS) && !(key in LAST));

export type Answer = { readonly key: string; readonly status: number; readonly bytes: Buffer };

async function answers(table: typeof CALLS, asking: Asking): Promise<readonly Answer[]> {
  const { member, angelId } = asking;
  const names = { trackerId: member.publicId, angelId, id: angelId, country: 'it', cerco: 'uomo' };
  const made: Answer[] = [];
  for (const [key, calls] of Object.entries(table)) {
    if (asking.without?.includes(key) === true) continue;
    for (const { body = {}, query, params } of calls(asking)) {
      const { status, bytes } = await ask({
        key,
        token: member.token,
        params: { ...names, ...params },
        headers: { accept: 'application/json' },
        ...(query !== undefined && { query }),
        ...(!key.startsWith('GET ') && { body: JSON.stringify(body) }),
      });
      made.push({ key, status, bytes });
    }
  }
  return made;
}

/** The answers to the member for every call except those that end something. */
export const everyAnswer = (asking: Asking) => answers(CALLS, asking);

/** The answers to the calls that end an account; no call follows them. */
export const lastAnswers = (asking: Asking) => answers(LAST, asking);
