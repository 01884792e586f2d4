import type { Db } from '../db/client.ts';
import { db } from '../db/client.ts';
import { run, type Statement } from '../db/statement.ts';
import { knownFlowVersion, flowVersion } from '../flows/queries.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import type { RemainingCredits } from '../realtime/events.ts';
import type { Balances } from './bucket.ts';
import { presentCredits } from './present.ts';

/** A member's balances; all zero before the account exists. */
export async function balances(memberId: string, tx: Db = db()): Promise<Balances> {
  const row = await tx.creditAccount.findUnique({ where: { memberId } });
  const { icebreakers = 0, likes = 0, free = 0, subscription = 0, bought = 0 } = row ?? {};
  return { icebreakers, likes, free, subscription, bought, lastGrant: row?.lastGrant ?? 0 };
}

/**
 * The credits of a paying member at `at`, had no message since then cost any: what a purchase made of the
 * balance.
 */
export async function paidCreditsBeforeMessages(memberId: string, at: Date): Promise<number> {
  const { _sum } = await db().creditEntry.aggregate({
    where: {
      memberId,
      bucket: { in: ['subscription', 'bought'] },
      OR: [{ reason: { not: 'message' } }, { at: { lt: at } }],
    },
    _sum: { delta: true },
  });
  const { _sum: carried } = await db().creditCarried.aggregate({
    where: { memberId, bucket: { in: ['subscription', 'bought'] } },
    _sum: { total: true },
  });
  return (_sum.delta ?? 0) + (carried.total ?? 0);
}

const REMAINING: Statement = {
  name: 'remaining-credits',
  text: `
    select u.level, coalesce(a.icebreakers, 0) as icebreakers, coalesce(a.likes, 0) as likes,
           coalesce(a.free, 0) as free, coalesce(a.subscription, 0) as subscription,
           coalesce(a.bought, 0) as bought, coalesce(a.last_grant, 0) as "lastGrant"
      from users u left join credit_accounts a on a.member_id = u.id where u.id = $1`,
};

/** The credit object of the calling member, with the message cost of the flow the session is pinned to. */
export async function remainingCredits(
  viewer: Pick<MemberViewer, 'memberId' | 'flowVersionId'>,
): Promise<RemainingCredits> {
  const flow = knownFlowVersion(viewer.flowVersionId) ?? (await flowVersion(viewer.flowVersionId));
  const [row] = await run<Balances & { level: 0 | 1 | 2 }>(REMAINING, [viewer.memberId]);
  if (!row) throw new Error('no member for this session');
  return presentCredits(row, row.level, flow.config.messageCost);
}
