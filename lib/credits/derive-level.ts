import { afterCommit, type Db } from '../db/client.ts';
import { currentFlow } from '../flows/queries.ts';
import { forgetViewer } from '../identity/forget-viewer.ts';
import type { SubscriptionState } from '../db/generated/enums.ts';
import { balances } from './queries.ts';
import { endIncognito } from './end-incognito.ts';
import { levelOf } from './level.ts';
import { lockAccount } from './lock-account.ts';

const RUNNING: SubscriptionState[] = ['active', 'past_due', 'canceled'];

/**
 * Updates the cached level. Called in the transaction that changes one of its causes (credits, subscription,
 * period end). Incognito ends with the last paid period. Entering or leaving level 1 opens everything received until then.
 */
export async function deriveLevel(tx: Db, memberId: string, now: Date): Promise<0 | 1 | 2> {
  await lockAccount(tx, memberId);
  const member = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      level: true,
      paidUntil: true,
      brandId: true,
      flowCode: true,
      profile: { select: { id: true } },
      subscriptions: {
        where: {
          state: { in: RUNNING },
          accessUntil: { gt: now },
          suspendedAt: null,
          endedAt: null,
        },
        select: { state: true, cancelAtPeriodEnd: true, accessUntil: true },
      },
    },
  });
  const flow = await currentFlow(member.brandId, member.flowCode, memberId);
  const ends = member.subscriptions.map(({ accessUntil }) => accessUntil.getTime());
  const paidUntil = ends.length === 0 ? null : new Date(Math.max(...ends));
  const level = levelOf({
    renews: member.subscriptions.some(
      ({ state, cancelAtPeriodEnd }) => state !== 'canceled' && !cancelAtPeriodEnd,
    ),
    paidUntil,
    bought: (await balances(memberId, tx)).bought,
    messageCost: flow.config.messageCost,
    now,
  });
  const same = level === member.level && paidUntil?.getTime() === member.paidUntil?.getTime();
  if (!same) {
    await tx.user.update({ where: { id: memberId }, data: { level, paidUntil } });
    afterCommit(tx, () => {
      forgetViewer(memberId);
    });
  }
  if (paidUntil === null) await endIncognito(tx, memberId, now);
  if ((level === 0) !== (member.level === 0) && member.profile) {
    const profileId = member.profile.id;
    await tx.inbox.upsert({
      where: { profileId },
      create: { profileId, openedAt: now },
      update: { openedAt: now },
    });
  }
  return level;
}
