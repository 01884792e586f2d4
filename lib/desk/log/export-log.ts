import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { Operator } from '../operator.ts';
import { logConditions, logPage, type LogFilter } from './log-filter.ts';
import { operatorNames } from '../operators/operator-names.ts';

const BATCH = 1_000;
const HEAD = ['at', 'actor', 'name', 'action', 'subject', 'purpose', 'brand', 'data'] as const;

type Period = LogFilter & {
  readonly from: Date;
  /** The first moment after it. */
  readonly until: Date;
};

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly purpose: string | null;
  readonly brandId: string | null;
  readonly data: unknown;
};

/** RFC 4180; what a spreadsheet would take for a formula stays a text. */
function cell(value: string): string {
  const tame = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The least id of a moment: ids begin with their time. */
function idAt(at: Date): string {
  const hex = Math.max(at.getTime(), 0).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

async function batch(brandIds: readonly string[], period: Period, after: Prisma.Sql) {
  const conditions = Prisma.sql`
    ${logConditions(period)} ${after} and id < ${idAt(period.until)}::uuid`;
  const end = Prisma.sql`order by id limit ${BATCH}`;
  return db().$queryRaw<Row[]>`
    select id::text, at, actor, action, subject, purpose, brand_id as "brandId", data
      from (${logPage(brandIds, conditions, end)}) page order by id`;
}

/**
 * Whoever has the duty `audit` may ask: a period of the log as lines of CSV, the oldest first, read batch by batch so
 * that its length costs no memory. Shows no more than the log's own page does.
 */
export async function* exportLog(
  { brandIds }: Pick<Operator, 'brandIds'>,
  period: Period,
): AsyncGenerator<string, void> {
  yield line(HEAD);
  let after = Prisma.sql`and id >= ${idAt(period.from)}::uuid`;
  for (;;) {
    const rows = await batch(brandIds, period, after);
    const last = rows.at(-1);
    if (!last) return;
    const nameOf = await operatorNames(rows.map(({ actor }) => actor));
    const lines = rows.map(({ at, actor, action, subject, purpose, brandId, data }) =>
      line([
        ...[at.toISOString(), actor, nameOf(actor), action, subject],
        ...[purpose ?? '', brandId ?? '', JSON.stringify(data)],
      ]),
    );
    yield lines.join('');
    if (rows.length < BATCH) return;
    after = Prisma.sql`and id > ${last.id}::uuid`;
  }
}
