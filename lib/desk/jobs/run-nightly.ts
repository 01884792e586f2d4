import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import type { Operator } from '../../identity/operator.ts';

type StaffAction = {
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly actor: string;
  readonly name: string;
  readonly now: Date;
};

/** For operators with the duty `health` who work for all brands: makes a nightly job due now. Raises `not_found`. */
export async function runNightly({ operator, actor, name, now }: StaffAction): Promise<void> {
  if (operator.brandIds.length > 0) fail('not_found');
  await inTransaction(async (tx) => {
    const { count } = await tx.recurringJob.updateMany({ where: { name }, data: { dueAt: now } });
    if (count === 0) fail('not_found');
    await audit(tx, { actor, action: 'job.run_nightly', subject: name, now });
  });
  wakeJobs();
}
