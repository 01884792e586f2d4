import { run, type Statement } from '../../db/statement.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { after, clock, DAY, MINUTE } from '../../kernel/clock.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { EXPIRABLE, EXPIRE, MESSAGES_AT_ONCE } from './expire-statements.ts';
import { appliedPeriod, longestPeriod, periodBegin, periodOf } from './message-period.ts';

/** Conversations of one member in a turn; the rest follows in the next one, so that others do not wait. */
const CONVERSATIONS_A_TURN = 50;

export const INBOXES_TO_EXPIRE: DueRows = {
  name: 'claim-inboxes-to-expire',
  table: 'inboxes',
  brand: 'brand_id',
  key: 'profile_id',
  due: 'expire_at',
  where: 'expire_at is not null',
  leaseMs: 5 * MINUTE,
  returning: 't.brand_id as "brandId", t.keep_months as "keepMonths"',
};

type Claimed = Leased & { readonly brandId: string; readonly keepMonths: number | null };

// Changes nothing once the member chose again, which makes the inbox due.
const FINISH: Statement = {
  name: 'finish-inbox-expiry',
  text: `update inboxes set expire_at = $3 where profile_id = $1 and expire_at = $2`,
};

/** One turn of one member. True when nothing old is left. */
export async function expireTurn(
  profileId: string,
  before: Date,
  conversations = CONVERSATIONS_A_TURN,
): Promise<boolean> {
  const found = await run<{ id: string }>(EXPIRABLE, [profileId, before, conversations]);
  for (const { id } of found) {
    const values = [id, profileId, before, MESSAGES_AT_ONCE, clock.now()];
    await retryOnDeadlock(() => run(EXPIRE, values));
  }
  return found.length === 0;
}

async function expireInbox({ leaseKey, leasedUntil, brandId, keepMonths }: Claimed, now: Date) {
  const months = appliedPeriod(periodOf(keepMonths), await longestPeriod(brandId));
  if (months === null) {
    await run(FINISH, [leaseKey, leasedUntil, null]);
    return;
  }
  const done = await expireTurn(leaseKey, periodBegin(now, months));
  await run(FINISH, [leaseKey, leasedUntil, done ? after(now, DAY) : now]);
}

/**
 * Due work: hides the messages that are older than the period of the member, a batch of a conversation at a time,
 * and deletes those that the other side keeps no longer either. Each batch is complete by itself, so that a process
 * may die between two of them.
 */
export const expireMessagesWork: DueWork = {
  name: 'message periods',
  run: async (now, limit) => {
    const claims = await claimDue<Claimed>(INBOXES_TO_EXPIRE, now, limit);
    await forEachLeased(INBOXES_TO_EXPIRE, claims, (claim) => expireInbox(claim, now));
    return claims.length;
  },
};
