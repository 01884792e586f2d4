import type { Brand } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { hashSecret } from '../kernel/ids.ts';
import { sharerName } from './date-mails.ts';

const byLink = (brand: Brand, token: string, now: Date) => ({
  contactHash: hashSecret(token),
  brandId: brand.id,
  expiresAt: { gt: now },
  contactDeclinedAt: null,
});

/**
 * A date as the trusted person's link shows it: before they agree only who asks, then who, where and when, and once it is
 * over only its state. Changes nothing. Raises `token_expired` when the link is unknown, too old, declined or of another
 * brand.
 */
export async function trustedView(brand: Brand, token: string, now: Date) {
  const date = await db().sharedDate.findFirst({ where: byLink(brand, token, now) });
  if (date === null) return fail('token_expired');
  const { state, withName: name, place, meetAt, checkInAt } = date;
  const agreed = date.contactAgreedAt !== null;
  const isOpen = state === 'planned' || state === 'missed';
  return {
    from: await sharerName(date.profileId),
    agreed,
    state,
    details:
      agreed && isOpen
        ? { name, place, meetAt: meetAt.toISOString(), checkInAt: checkInAt.toISOString() }
        : null,
  };
}

/**
 * The trusted person agrees, or declines and then gets nothing more about this date. Who has agreed may decline later.
 * Raises `token_expired` as `trustedView` does, and `date_ended` for a date that is over.
 */
export async function answerAsTrusted(
  brand: Brand,
  { token, agree }: { readonly token: string; readonly agree: boolean },
  now: Date,
): Promise<void> {
  const where = byLink(brand, token, now);
  const { count } = await db().sharedDate.updateMany({
    where: agree ? { ...where, state: { in: ['planned', 'missed'] } } : where,
    data: agree ? { contactAgreedAt: now } : { contactAgreedAt: null, contactDeclinedAt: now },
  });
  if (count > 0) return;
  fail((await db().sharedDate.count({ where })) > 0 ? 'date_ended' : 'token_expired');
}
