import { run } from '../../db/statement.ts';
import { csvLine } from '../../kernel/csv.ts';
import { lowestIdAt } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import { logPage, type LogFilter } from './log-filter.ts';

const BATCH = 1_000;
const HEAD = ['at', 'actor', 'name', 'action', 'subject', 'purpose', 'brand', 'data'] as const;

type Period = LogFilter & {
  readonly from: Date;
  /** Exclusive end of the period. */
  readonly until: Date;
};

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly purpose: string | null;
  readonly brandId: string | null;
  readonly data: unknown;
};

const line = (cells: readonly (string | null)[]): string => `${csvLine(cells)}\r\n`;

/** Ids start with their time, so a period is a range of ids; reads on from the last id written. */
function batch(brandIds: readonly string[], period: Period, after: string): Promise<Row[]> {
  return run<Row>(
    ...logPage(brandIds, period, {
      name: 'desk-log-export',
      columns: `e.id, e.at, e.actor, coalesce(o.name, e.actor) as by, e.action, e.subject, e.purpose,
                e.brand_id as "brandId", e.data`,
      between: [after, lowestIdAt(period.until)],
      direction: 'asc',
      limit: BATCH,
    }),
  );
}

/**
 * For operators with the duty `audit`: a period of the audit log as CSV, oldest first. Read in batches, so
 * memory use does not grow with the period. Shows no more than the audit log page.
 */
export async function* exportLog(
  { brandIds }: Pick<Operator, 'brandIds'>,
  period: Period,
): AsyncGenerator<string, void> {
  yield line(HEAD);
  // `lowestIdAt` is no real id, because it has no version bits: the exclusive bound skips no entry.
  let after = lowestIdAt(period.from);
  for (;;) {
    const rows = await batch(brandIds, period, after);
    const last = rows.at(-1);
    if (!last) return;
    const lines = rows.map(({ at, actor, by, action, subject, purpose, brandId, data }) =>
      line([at.toISOString(), actor, by, action, subject, purpose, brandId, JSON.stringify(data)]),
    );
    yield lines.join('');
    if (rows.length < BATCH) return;
    after = last.id;
  }
}
