import { db } from '../../db/client.ts';
import type { LogLine } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { Operator } from '../operator.ts';
import { entriesOf, jobsOf } from './what-followed.ts';

const PAGE = 100;
const FAULT = 40;

type Wanted = {
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly q?: string | undefined;
  readonly level?: number | undefined;
  /** Of faults, those before this one. */
  readonly before?: string | undefined;
  readonly now: Date;
};

/** Lines of no brand tell of the service itself: those who work for some brands see only what is theirs. */
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
      // Said twice: the index holds faults alone, by this very condition.
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
 * Whoever has the duty `health` may ask, about their brands: all lines of a request or about a row, oldest
 * first, with what staff did by it and the due work it made; asked about nothing, the newest faults. Raises
 * `input_invalid` for what is no id.
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
  // One after the other: each has an index, both together have none.
  const ofRequest = await db().logLine.findMany(byRequest);
  const found = ofRequest.length > 0 ? ofRequest : await db().logLine.findMany(byRow);
  return {
    lines: found.map(shown),
    next: null,
    entries: await entriesOf(operator, id),
    jobs: await jobsOf(operator, ofRequest, now),
  };
}
