import { randomUUID } from 'node:crypto';
import { chooseCookies } from '#lib/consents/choose-cookies.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { register } from '#lib/accounts/signup/register.ts';
import type { SignupOrigin } from '#lib/accounts/signup/signup.ts';
import { sign } from '#lib/tracking/affiliates/signature.ts';
import { rotateKey } from '#lib/tracking/rotate-key.ts';
import { setAffiliate } from '#lib/tracking/set-affiliate.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { signupForm } from '../accounts/signup-form.ts';
import { ask } from '../http/callers.ts';

export type Partner = {
  readonly id: string;
  readonly code: string;
  readonly keyId: string;
  readonly secret: string;
};

/** An affiliate of dolcevita with a key, created as staff do it. */
export async function createPartner(settings: object = {}): Promise<Partner> {
  const code = `p-${randomUUID().slice(0, 8)}`;
  const brandId = 'dolcevita';
  const now = clock.now();
  return inTransaction(async (tx) => {
    const json = JSON.stringify(settings);
    const { id } = await setAffiliate(tx, { brandId, code, json, now });
    return { id, code, ...(await rotateKey(tx, { brandId, code, now })) };
  });
}

/** A browser that has answered the cookie banner. */
export async function browser(marketing: boolean, visitorId?: string): Promise<string> {
  const choice = { brand: brandOf('dolcevita'), locale: 'it', memberId: null } as const;
  const chosen = await chooseCookies({
    ...choice,
    visitorId,
    measuring: false,
    marketing,
    now: clock.now(),
  });
  return chosen.visitorId;
}

/** Signs up a member by a partner's link. */
export async function signUpBy(
  partner: Pick<Partner, 'code'>,
  origin: Partial<SignupOrigin>,
): Promise<string> {
  const registered = await register({
    ...(await signupForm({}, { now: clock.now() })),
    origin: { tid: partner.code, source: 'network', userAgent: 'Firefox/140.0', ...origin },
  });
  if (registered.kind !== 'entered') throw new Error('register returned no session');
  return registered.memberId;
}

type PartnerCall = {
  readonly verb: 'importClick' | 'importOrder' | 'importUpsell' | 'cancelOrder';
  readonly body: object;
  /** Values that differ from those of a correct call. */
  readonly changed?: Partial<Record<'key' | 'time' | 'nonce' | 'signature' | 'body', string>>;
};

const SECOND = 1_000;

/** Calls as a partner's server does. */
export function callAs(partner: Partner, { verb, body, changed = {} }: PartnerCall) {
  const key = `POST /api/payment/api/${verb}`;
  const time = changed.time ?? String(Math.floor(clock.ms() / SECOND));
  const nonce = changed.nonce ?? randomUUID();
  const sent = JSON.stringify(body);
  const about = { kind: 'call', method: 'POST', time, nonce, body: sent } as const;
  const path = `/api/payment/api/${verb}`;
  return ask({
    key,
    body: changed.body ?? sent,
    headers: {
      'x-partner-key': changed.key ?? partner.keyId,
      'x-partner-time': time,
      'x-partner-nonce': nonce,
      'x-partner-signature': changed.signature ?? sign(partner.secret, { ...about, path }),
    },
  });
}

/** Counts of the rows that a partner's call may create. */
export async function partnerRows(): Promise<readonly number[]> {
  const client = db();
  return Promise.all([
    client.affiliateNonce.count(),
    client.partnerClick.count(),
    client.partnerOrder.count(),
  ]);
}
