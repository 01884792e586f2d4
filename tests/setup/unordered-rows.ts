import type { SqlQuery, SqlResultSet, Transaction } from '@prisma/driver-adapter-utils';
import { PrismaClient } from '#lib/db/generated/client.ts';
import { OrderedAdapter } from '#lib/db/ordered-adapter.ts';
import { pool } from '#lib/db/pool.ts';
import { statementName } from '#lib/db/statement-name.ts';

type Queries = { queryRaw: (query: SqlQuery) => Promise<SqlResultSet> };
type Row = SqlResultSet['rows'][number];

/** What `findFirst` sends: a limit of one row, bound as a parameter. */
const LIMITED = / LIMIT \$(\d+) OFFSET \$\d+$/u;

/** The columns of the last `ORDER BY` that Prisma writes, without a limit behind it. */
const ORDERED = / ORDER BY ((?:"\w+"\.)?"[^()]+?)(?: LIMIT \$\d+)?(?: OFFSET \$\d+)?$/u;

/** A statement whose rows PostgreSQL returns in any order: it reads or changes, and sorts nothing. */
const UNORDERED = /^(?![\s\S]*order by)\s*(?:select|update|delete|with)\b/iu;

function limitOf({ sql, args }: SqlQuery): number | undefined {
  const found = LIMITED.exec(sql)?.[1];
  if (found === undefined || sql.includes(' ORDER BY ')) return undefined;
  const index = Number(found) - 1;
  return Number(args[index]) === 1 ? index : undefined;
}

/** The positions in a row of the values by which a statement of Prisma sorts, if it returns all of them. */
function sortedBy(sql: string, names: readonly string[]): readonly number[] | undefined {
  const columns = ORDERED.exec(sql)?.[1]?.split(/,\s*/u);
  const positions = columns?.map((column) =>
    names.indexOf(/"(\w+)" (?:ASC|DESC)/u.exec(column)?.[1] ?? ''),
  );
  return positions?.includes(-1) === true ? undefined : positions;
}

/** Turns round each run of rows that agree in all sorted values. */
function reverseTies(rows: readonly Row[], positions: readonly number[]): Row[] {
  const key = (row: Row) => JSON.stringify(positions.map((position) => String(row[position])));
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && key(run[0]) === key(row)) run.unshift(row);
    else runs.push([row]);
  }
  return runs.flat();
}

function inOtherOrder(sql: string, result: SqlResultSet): SqlResultSet {
  if (UNORDERED.test(sql)) return Object.assign(result, { rows: result.rows.toReversed() });
  const positions = sortedBy(sql, result.columnNames);
  if (positions === undefined) return result;
  return Object.assign(result, { rows: reverseTies(result.rows, positions) });
}

/** Returns rows that the statement leaves in any order the other way round, and refuses the first of several. */
function reorder<T extends Queries>(queries: T): T {
  const queryRaw = queries.queryRaw.bind(queries);
  queries.queryRaw = async (query) => {
    const limit = limitOf(query);
    if (limit === undefined) return inOtherOrder(query.sql, await queryRaw(query));
    const result = await queryRaw({ ...query, args: query.args.with(limit, 2) });
    if (result.rows.length > 1) throw new Error(`one of several rows, in no order: ${query.sql}`);
    return result;
  };
  return queries;
}

/** Fails a test that depends on an order of rows in which PostgreSQL happens to return them. */
class ReorderingAdapter extends OrderedAdapter {
  override async connect(): ReturnType<OrderedAdapter['connect']> {
    const adapter = reorder(await super.connect());
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level): Promise<Transaction> => reorder(await start(level));
    return adapter;
  }
}

const PRISMA = Symbol.for('amarena.prisma');
let client: PrismaClient | undefined;

// The worker's database client is created at its first use, as the app's own would be.
if (!Object.hasOwn(globalThis, PRISMA)) {
  const statementNameGenerator = ({ sql }: { sql: string }) => statementName(sql);
  Object.defineProperty(globalThis, PRISMA, {
    get: () =>
      (client ??= new PrismaClient({
        adapter: new ReorderingAdapter(pool(), { statementNameGenerator }),
      })),
  });
}
