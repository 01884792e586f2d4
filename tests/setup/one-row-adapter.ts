import type { SqlQuery, SqlResultSet, Transaction } from '@prisma/driver-adapter-utils';
import { PrismaClient } from '#lib/db/generated/client.ts';
import { OrderedAdapter } from '#lib/db/ordered-adapter.ts';
import { pool } from '#lib/db/pool.ts';
import { statementName } from '#lib/db/statement-name.ts';

type Queries = { queryRaw: (query: SqlQuery) => Promise<SqlResultSet> };

/** What `findFirst` sends: a limit of one row, bound as a parameter. */
const LIMITED = / LIMIT \$(\d+) OFFSET \$\d+$/u;

function limitOf({ sql, args }: SqlQuery): number | undefined {
  const found = LIMITED.exec(sql)?.[1];
  if (found === undefined || sql.includes(' ORDER BY ')) return undefined;
  const index = Number(found) - 1;
  return Number(args[index]) === 1 ? index : undefined;
}

/** Asks for a second row and refuses it: which one is the first, PostgreSQL decides at each run. */
function refuseSecondRow<T extends Queries>(queries: T): T {
  const queryRaw = queries.queryRaw.bind(queries);
  queries.queryRaw = async (query) => {
    const limit = limitOf(query);
    if (limit === undefined) return queryRaw(query);
    const result = await queryRaw({ ...query, args: query.args.with(limit, 2) });
    if (result.rows.length > 1) throw new Error(`one of several rows, in no order: ${query.sql}`);
    return result;
  };
  return queries;
}

/** Fails a test in which the first of several rows is read without an order. */
class OneRowAdapter extends OrderedAdapter {
  override async connect(): ReturnType<OrderedAdapter['connect']> {
    const adapter = refuseSecondRow(await super.connect());
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level): Promise<Transaction> =>
      refuseSecondRow(await start(level));
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
        adapter: new OneRowAdapter(pool(), { statementNameGenerator }),
      })),
  });
}
