import { db } from '../../db/client.ts';

/** Entries of the log that an appeal can be against. */
export const REFUSALS = ['photo.reject', 'chat_photo.reject', 'review.refuse'] as const;

/** Which of these refusals the operator made: an appeal is better decided by another person. */
export async function refusedBy(
  actor: string,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const entries = await db().auditEntry.findMany({
    where: {
      subject: { in: [...subjects] },
      actor,
      action: { in: [...REFUSALS] },
    },
    select: { subject: true },
  });
  return new Set(entries.map(({ subject }) => subject));
}
