import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { cancelTask } from '../../hosted/settle-task.ts';
import { audit } from '../../audit/audit.ts';
import type { Operator } from '../../identity/operator.ts';
import { jobRows } from './job-rows.ts';
import { jobKind } from './kinds.ts';

type StaffAction = {
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly actor: string;
  readonly kind: string;
  readonly id: string;
  readonly reason: string;
  readonly now: Date;
};

/** Only hosted replies can be given up; a mail, a refund or an erasure stays due. */
export function canGiveUp(kind: string): boolean {
  return kind === 'reply-tasks';
}

/** For operators with the duty `health`: ends a row without running it. Raises `not_found`. */
export async function giveUpJob({
  operator,
  actor,
  kind,
  id,
  reason,
  now,
}: StaffAction): Promise<void> {
  const known = (canGiveUp(kind) ? jobKind(kind) : undefined) ?? fail('not_found');
  const wanted = { operator, id, now, limit: 1 };
  const [overdue] = await jobRows(known, { ...wanted, state: 'overdue' });
  const [job = overdue] = await jobRows(known, { ...wanted, state: 'waiting' });
  if (!job) return fail('not_found');
  await inTransaction(async (tx) => {
    if (!(await cancelTask(id, reason, now, tx))) fail('not_found');
    const where = job.brandId === null ? {} : { brandId: job.brandId };
    const data = { kind, reason };
    await audit(tx, { actor, action: 'job.give_up', subject: id, data, ...where, now });
  });
}
