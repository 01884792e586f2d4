import { hasPlan } from '../../credits/has-plan.ts';
import { lockAccount } from '../../credits/lock-account.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';

async function record(
  tx: Db,
  { profileId, brandId }: MemberViewer,
  on: boolean,
  now: Date,
): Promise<void> {
  const whose = { profileId, brandId, benefit: 'incognito' } as const;
  if (on) {
    await tx.benefitPeriod.create({ data: { ...whose, id: newId(now.getTime()), beganAt: now } });
    return;
  }
  await tx.benefitPeriod.updateMany({
    where: { ...whose, endedAt: null },
    data: { endedAt: now, endedBy: 'member' },
  });
}

/**
 * A member switches incognito: only members whom they like or write with see them. A pause is left as it is. The lock on
 * the account orders it with the end of a plan. Raises `plan_required` without a paid period, `not_found` for another
 * member's id.
 */
export async function setIncognito(
  member: MemberViewer,
  named: string | undefined,
  incognito: boolean,
  now: Date,
): Promise<boolean> {
  requireSelf(member, named);
  const { memberId, profileId } = member;
  return inTransaction(async (tx) => {
    await lockAccount(tx, memberId);
    if (incognito && !(await hasPlan(tx, memberId, now))) fail('plan_required');
    const { count } = await tx.profile.updateMany({
      where: { id: profileId, incognito: !incognito },
      data: { incognito },
    });
    if (count > 0) await record(tx, member, incognito, now);
    await refreshListing(tx, profileId, now);
    return incognito;
  });
}
