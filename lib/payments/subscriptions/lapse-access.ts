import { deriveLevel } from '../../credits/derive-level.ts';
import { inTransaction } from '../../db/client.ts';
import { run, type Statement } from '../../db/statement.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { pushCredits } from '../push-credits.ts';

const LAPSED: Statement = {
  name: 'lapsed-access',
  text: `
    select s.member_id as "memberId" from subscriptions s join users u on u.id = s.member_id
     where s.state in ('active', 'past_due', 'canceled') and s.ended_at is null
       and s.access_until <= $1 and not s.cancel_at_period_end and u.level = 2
     order by s.access_until limit $2`,
};

/**
 * Lowers the level of members whose grace period has run out while the result of the charge is still unknown;
 * a payment raises it again.
 */
export async function lapseAccess(now: Date, limit: number): Promise<void> {
  for (const { memberId } of await run<{ readonly memberId: string }>(LAPSED, [now, limit])) {
    await inTransaction(async (tx) => {
      await lockMemberPayments(tx, memberId);
      await deriveLevel(tx, memberId, now);
    });
    await pushCredits(memberId);
  }
}
