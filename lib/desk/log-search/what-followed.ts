import { z } from 'zod';
import { db } from '../../db/client.ts';
import type { LogLine } from '../../db/generated/client.ts';
import { isId } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import { jobStates } from '../jobs/contract.ts';
import { jobRows } from '../jobs/job-rows.ts';
import { jobKind } from '../jobs/kinds.ts';

const MOST = 50;
const dataOf = z.object({ made: z.array(z.string()).default([]) });

type Scoped = Pick<Operator, 'brandIds'>;

/** The audit log entries of one request. */
export async function entriesOf({ brandIds }: Scoped, requestId: string) {
  const found = await db().auditEntry.findMany({
    where: { requestId, ...(brandIds.length === 0 ? {} : { brandId: { in: [...brandIds] } }) },
    orderBy: { id: 'asc' },
    take: MOST,
    select: { id: true, at: true, actor: true, action: true, subject: true },
  });
  return found.map(({ actor, ...entry }) => ({ ...entry, by: actor }));
}

/** The due work that requests created, with its current state. A row in none of the states is done. */
export async function jobsOf(operator: Scoped, lines: readonly LogLine[], now: Date) {
  const made = lines.flatMap(({ data }) => dataOf.safeParse(data).data?.made ?? []).slice(0, MOST);
  const jobs = [];
  for (const text of made) {
    const [name = '', id = ''] = text.split(':');
    const kind = jobKind(name);
    if (!kind || !isId(id)) continue;
    let current: { state: (typeof jobStates)[number]; what: string; error: string | null } | null =
      null;
    for (const state of jobStates) {
      const [job] = await jobRows(kind, { operator, state, now, id, limit: 1 });
      if (job) current = { state, what: job.what, error: job.error };
    }
    jobs.push({
      kind: name,
      id,
      ...(current ?? { state: 'done' as const, what: null, error: null }),
    });
  }
  return jobs;
}
