import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { postOutside } from '../../security/outgoing.ts';
import { signingKey } from '../affiliates/keys.ts';
import { sign } from '../affiliates/signature.ts';
import { fillTemplate } from './fill-template.ts';

type PostbackEvent = {
  readonly id: string;
  readonly event: string;
  readonly clickId: string;
  readonly amountClass: string | null;
  readonly createdAt: Date;
};

type AffiliateTarget = { readonly id: string; readonly brandId: string; readonly url: string };

/**
 * Posts one event to the affiliate's listed URL, signed with their newest key: their own click id, the event
 * and its time, the size class of an amount if they may receive it, and no personal data. Returns the status
 * of the answer; throws the connection's error, and `unavailable` without a key.
 */
export async function postToAffiliate(
  { id: eventId, event, clickId, amountClass, createdAt }: PostbackEvent,
  affiliate: AffiliateTarget,
  now: Date,
): Promise<number> {
  const key = (await signingKey(affiliate, now)) ?? fail('unavailable');
  const amount = amountClass ?? '';
  const url = fillTemplate(affiliate.url, { clickid: clickId, event, eventId, amount });
  const body = JSON.stringify({
    event,
    eventId,
    clickid: clickId,
    at: createdAt.toISOString(),
    ...(amountClass === null ? {} : { amount: amountClass }),
  });
  const { pathname, search } = new URL(url);
  const time = String(Math.floor(now.getTime() / 1_000));
  const signed = { kind: 'postback', method: 'POST', time, nonce: eventId, body } as const;
  const { AFFILIATE_HOSTS: hosts, PARTNER_STAND_IN: standIn } = env();
  const { status } = await postOutside(url, {
    hosts,
    standIn,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-partner-key': key.keyId,
      'x-partner-time': time,
      'x-partner-nonce': eventId,
      'x-partner-signature': sign(key.secret, { ...signed, path: `${pathname}${search}` }),
    },
    body: Buffer.from(body),
  });
  return status;
}
