import { brandLink } from '../brands/links.ts';
import type { Prisma } from '../db/generated/client.ts';
import { after } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { endRenewals } from '../payments/end-renewals.ts';
import { adjustVisibility } from '../consents/adjust-visibility.ts';
import { lockMember } from '../identity/lock-member.ts';
import { endAllSessions } from './session/end-session.ts';
import { ERASURE_GRACE_MS } from './limits.ts';

type Begin = {
  readonly memberId: string;
  /** The session that requested the erasure is not ended, so that it can cancel it. */
  readonly sessionId?: string | undefined;
  readonly now: Date;
};

/**
 * Called in the transaction of a caller who proved that the member wants to be erased, or of customer care:
 * hides the profile, ends renewals and logs out elsewhere at once; the account is erased in fourteen days. A
 * second request keeps the first date.
 */
export async function beginErasure(
  tx: Prisma.TransactionClient,
  { memberId, sessionId, now }: Begin,
): Promise<Date> {
  await endRenewals(tx, memberId, now);
  const account = await lockMember(tx, memberId);
  if (account.eraseAt !== null) return account.eraseAt;
  const eraseAt = after(now, ERASURE_GRACE_MS);
  await tx.user.update({ where: { id: memberId }, data: { eraseAskedAt: now, eraseAt } });
  await adjustVisibility(tx, memberId, now);
  await endAllSessions(tx, memberId, now, sessionId);
  const { brandId, locale, email: to } = account;
  await enqueueMail(tx, {
    brandId,
    template: 'erasure_begun',
    locale,
    to,
    at: now,
    data: {
      eraseAt: eraseAt.toISOString(),
      cancelLink: brandLink(brandId, '/profile', locale),
      contactLink: brandLink(brandId, '/contactUs', locale),
    },
    dedupeKey: `erasure:${memberId}:${newId(now.getTime())}`,
  });
  return eraseAt;
}
