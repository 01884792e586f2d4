import type { Prisma } from '../../db/generated/client.ts';
import { inTransaction } from '../../db/client.ts';
import { violation } from '../../db/violations.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../staff/audit.ts';
import { retryEvent } from '../../staff/money-actions.ts';
import { retryPostback } from '../../tracking/retry-postback.ts';
import type { Job } from './job-rows.ts';

type StaffAction = {
  readonly job: Job;
  readonly kind: string;
  readonly actor: string;
  readonly now: Date;
};
type Again = (tx: Prisma.TransactionClient, id: string, now: Date) => Promise<unknown>;

const orNotFound = ({ count }: { readonly count: number }): void => {
  if (count === 0) fail('not_found');
};

/** Rows that were given up and can begin anew; what is not named here cannot, as a mail without its content. */
const AGAIN: Readonly<Record<string, Again>> = {
  postbacks: retryPostback,
  exports: async (tx, id, now) => {
    const data = { state: 'waiting', attempts: 0, dueAt: now };
    orNotFound(await tx.dataExport.updateMany({ where: { id, state: 'failed' }, data }));
  },
  // One that was cut off on its way may have arrived.
  'send-notices': async (tx, id, now) => {
    const where = { id, state: 'failed', NOT: { lastError: 'cut off' } };
    const data = { state: 'due', attempts: 0, dueAt: now };
    orNotFound(await tx.notice.updateMany({ where, data }));
  },
  'reply-tasks': async (tx, id, now) => {
    const data = { state: 'due', attempts: 0, dueAt: now };
    orNotFound(await tx.replyTask.updateMany({ where: { id, state: 'failed' }, data }));
  },
};

export function canRevive(kind: string): boolean {
  return kind === 'provider-events' || kind in AGAIN;
}

/**
 * A row that was given up is due again, from its first try. Raises `not_found` when it is not given up any
 * more, `conflict` when another one of its kind has taken its place.
 */
export async function revive({ job, kind, actor, now }: StaffAction): Promise<void> {
  if (kind === 'provider-events') return retryEvent(job.id, { actor, now });
  const again = AGAIN[kind] ?? fail('not_found');
  const { id: subject, brandId } = job;
  try {
    await inTransaction(async (tx) => {
      await again(tx, subject, now);
      const where = brandId === null ? {} : { brandId };
      await audit(tx, { actor, action: 'job.retry', subject, data: { kind }, ...where, now });
    });
  } catch (error) {
    if (violation(error).kind === 'unique') fail('conflict');
    throw error;
  }
}
