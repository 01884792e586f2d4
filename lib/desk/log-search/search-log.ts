import { z } from 'zod';
import { db } from '../../db/client.ts';
import type { LogLine } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import { jobStates } from '../jobs/contract.ts';
import { jobRows } from '../jobs/job-rows.ts';
import { jobKind } from '../jobs/kinds.ts';

const MAX_ROWS = 50;
const dataOf = z.object({ made: z.array(z.string()).default([]) });

type Scoped = Pick<Operator, 'brandIds'>;

/** The audit log entries of one request. */
async function entriesOf({ brandIds }: Scoped, requestId: string) {
  const found = await db().auditEntry.findMany({
    where: { requestId, ...(brandIds.length === 0 ? {} : { brandId: { in: [...brandIds] } }) },
    orderBy: { id: 'asc' },
    take: MAX_ROWS,
    select: { id: true, at: true, actor: true, action: true, subject: true },
  });
  return found.map(({ actor, ...entry }) => ({ ...entry, by: actor }));
}

/** The due work that requests created, with its current state. A row in none of the states is done. */
async function jobsOf(operator: Scoped, lines: readonly LogLine[], now: Date) {
  const made = lines
    .flatMap(({ data }) => dataOf.safeParse(data).data?.made ?? [])
    .slice(0, MAX_ROWS);
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

const PAGE = 100;
const FAULT = 40;

type Wanted = {
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly q?: string | undefined;
  readonly level?: number | undefined;
  /** Paging of warnings and errors: only those before this id. */
  readonly before?: string | undefined;
  readonly now: Date;
};

/** Lines without a brand concern the service itself: operators of some brands see only lines of their brands. */
function scoped({ brandIds }: Wanted['operator']) {
  return brandIds.length === 0 ? {} : { brandId: { in: [...brandIds] } };
}

function shown({ data, ...line }: LogLine) {
  const text = JSON.stringify(data);
  return { ...line, data: text === '{}' ? '' : text };
}

async function newestFaults({ operator, level = FAULT, before }: Wanted) {
  const found = await db().logLine.findMany({
    where: {
      ...scoped(operator),
      // The first condition repeats that of the partial index, which holds warnings and errors only.
      AND: [{ level: { gte: FAULT } }, { level: { gte: level } }],
      ...(before !== undefined && isId(before) ? { id: { lt: before } } : {}),
    },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
  });
  const lines = found.slice(0, PAGE);
  const next = found.length > PAGE ? (lines.at(-1)?.id ?? null) : null;
  return { lines: lines.map(shown), next, entries: [], jobs: [] };
}

/**
 * For operators with the duty `health`, on their brands: all log lines of a request or about a row, oldest
 * first, with the request's staff actions and due work. Without an id, the newest warnings and errors. Raises
 * `input_invalid` for a malformed id.
 */
export async function searchLog(wanted: Wanted) {
  const { q = '', operator, now } = wanted;
  if (q === '') return newestFaults(wanted);
  const id = q.toLowerCase();
  if (!isId(id)) fail('input_invalid', { field: 'q' });
  const where = scoped(operator);
  const take = PAGE;
  const byRequest = { where: { ...where, requestId: id }, orderBy: { id: 'asc' }, take } as const;
  const byRow = { where: { ...where, about: id }, orderBy: { id: 'asc' }, take } as const;
  // Two queries in sequence: each uses its own index, a combined condition would use none.
  const ofRequest = await db().logLine.findMany(byRequest);
  const found = ofRequest.length > 0 ? ofRequest : await db().logLine.findMany(byRow);
  return {
    lines: found.map(shown),
    next: null,
    entries: await entriesOf(operator, id),
    jobs: await jobsOf(operator, ofRequest, now),
  };
}
