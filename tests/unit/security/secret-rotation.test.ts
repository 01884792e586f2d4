import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { ticketOf } from '#lib/care/reply-address.ts';
import { env } from '#lib/kernel/env.ts';
import { paymentHash } from '#lib/payments/fingerprints/payment-hash.ts';
import { receiveNotification } from '#lib/payments/providers/adyen/events.ts';
import { openSeal, sealFor } from '#lib/security/sealed.ts';
import { sealSession, unsealSession } from '#lib/security/session-cookie.ts';
import { sealTotp, unsealTotp } from '#lib/desk/session/totp.ts';

const before = { ...env() };
const NEXT = 'the-session-secret-after-the-change-of-secrets';
const set = (changes: object) => Object.assign(env(), changes);
afterEach(() => {
  set({ SESSION_SECRET_BEFORE: undefined, ADYEN_HMAC_KEY_BEFORE: undefined, ...before });
  set({ MAIL_INBOUND_SECRET_BEFORE: undefined });
});

test('a cookie, a sealed value and an authenticator of the secret before are still opened', async () => {
  const purpose = { purpose: 'test', brandId: 'dolcevita' };
  const until = new Date('2030-01-01');
  const now = new Date('2029-12-31');
  const [cookie, sealed, totp] = await Promise.all([
    sealSession('a token'),
    sealFor(purpose, { id: 7 }, until),
    sealTotp('JBSWY3DPEHPK3PXP'),
  ]);
  const opened = () =>
    Promise.all([
      unsealSession(cookie),
      openSeal(purpose, sealed, now),
      unsealTotp(totp).catch(() => undefined),
    ]);
  set({ SESSION_SECRET: NEXT });
  expect(await opened()).toEqual([undefined, undefined, undefined]);
  set({ SESSION_SECRET_BEFORE: before.SESSION_SECRET });
  expect(await opened()).toEqual(['a token', { id: 7 }, 'JBSWY3DPEHPK3PXP']);
  expect(await unsealSession(await sealSession('a newer token'))).toBe('a newer token');
});

test('hashes of payers stay when the session secret changes', () => {
  const hash = paymentHash('dolcevita', 'card', '4111');
  set({ SESSION_SECRET: NEXT });
  expect(paymentHash('dolcevita', 'card', '4111')).toBe(hash);
});

test('notifications signed by the key before are still received, and others refused', async () => {
  const OLD = 'AB'.repeat(32);
  const item = { merchantAccountCode: 'gankomedia', eventCode: 'CAPTURE', success: 'true' };
  const text = ['', '', 'gankomedia', '', '', '', 'CAPTURE', 'true'].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(OLD, 'hex')).update(text).digest('base64');
  const signed = Object.assign({ additionalData: { hmacSignature } }, item);
  const raw = JSON.stringify({ notificationItems: [{ NotificationRequestItem: signed }] });
  const receive = () => receiveNotification({ company: 'gankomedia', raw } as never);
  expect(receive).toThrow('signature_invalid');
  set({ ADYEN_HMAC_KEY_BEFORE: OLD });
  expect(await receive()).toHaveLength(1);
});

test('reply addresses of tickets made with the secret before still belong to their tickets', () => {
  const OLD = 'the-mail-secret-before';
  const token = createHmac('sha256', OLD)
    .update('ticket reply ABCD-2345')
    .digest('hex')
    .slice(0, 24);
  const address = `reply+abcd-2345-${token}@dolcevita.localhost`;
  expect(ticketOf(address)).toBeUndefined();
  set({ MAIL_INBOUND_SECRET_BEFORE: OLD });
  expect(ticketOf(address)).toBe('ABCD-2345');
});
