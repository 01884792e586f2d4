import type { Prisma } from '../../db/generated/client.ts';
import { inTransaction } from '../../db/client.ts';
import { violation } from '../../db/violations.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { retryEvent } from '../../staff/money-actions.ts';
import { retryPostback } from '../../tracking/queue-postback.ts';
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

/** Given-up rows that can restart, by kind. All other kinds cannot, such as a mail whose content is deleted. */
const AGAIN: Readonly<Record<string, Again>> = {
  postbacks: retryPostback,
  exports: async (tx, id, now) => {
    const data = { state: 'waiting', attempts: 0, dueAt: now } as const;
    orNotFound(await tx.dataExport.updateMany({ where: { id, state: 'failed' }, data }));
  },
  // A notice whose sending was interrupted may have arrived, so it is not sent again.
  'send-notices': async (tx, id, now) => {
    const where = { id, state: 'failed', NOT: { lastError: 'cut off' } } as const;
    const data = { state: 'due', attempts: 0, dueAt: now } as const;
    orNotFound(await tx.notice.updateMany({ where, data }));
  },
  'reply-tasks': async (tx, id, now) => {
    const data = { state: 'due', attempts: 0, dueAt: now } as const;
    orNotFound(await tx.replyTask.updateMany({ where: { id, state: 'failed' }, data }));
  },
};

export function canRevive(kind: string): boolean {
  return kind === 'provider-events' || kind in AGAIN;
}

/**
 * Makes a given-up row due again, with its attempts reset. Raises `not_found` when it is no longer given up,
 * `conflict` when another row of its kind has replaced it.
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
