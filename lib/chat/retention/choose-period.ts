import { db } from '../../db/client.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { longestPeriod, periodOf, type MessagePeriod } from './message-period.ts';

type Chosen = { readonly months: MessagePeriod; readonly longest: MessagePeriod };

/** The member's choice, which a longest period of the brand limits. */
export async function messagePeriod({ profileId, brandId }: MemberViewer): Promise<Chosen> {
  const [inbox, longest] = await Promise.all([
    db().inbox.findUnique({ where: { profileId }, select: { keepMonths: true } }),
    longestPeriod(brandId),
  ]);
  return { months: periodOf(inbox?.keepMonths), longest };
}

/**
 * A member chooses how long messages that were read stay in their conversations. What is older is hidden from them
 * soon, for good; a longer period later brings nothing back. Raises `not_found` for another member's id, and
 * `input_invalid` for a period that the brand does not offer.
 */
export async function chooseMessagePeriod(
  member: MemberViewer,
  named: string | undefined,
  months: MessagePeriod,
  now: Date,
): Promise<Chosen> {
  requireSelf(member, named);
  const { profileId, brandId } = member;
  const longest = await longestPeriod(brandId);
  if (longest !== null && (months ?? Infinity) > longest) fail('input_invalid');
  const expireAt = (months ?? longest) === null ? null : now;
  await db().inbox.upsert({
    where: { profileId },
    create: { profileId, brandId, keepMonths: months, expireAt },
    update: { keepMonths: months, expireAt },
  });
  if (expireAt !== null) wakeJobs();
  return { months, longest };
}
