import { PrismaClient, type Prisma } from './generated/client.ts';
import { singleton } from '../kernel/singleton.ts';
import { OrderedAdapter } from './ordered-adapter.ts';
import { pool } from './pool.ts';
import { statementName } from './statement-name.ts';

/** Anything that can query: the client, or the transaction a verb runs in. */
export type Db = PrismaClient | Prisma.TransactionClient;

export function db(): PrismaClient {
  return singleton('prisma', () => {
    const statementNameGenerator = ({ sql }: { sql: string }) => statementName(sql);
    return new PrismaClient({ adapter: new OrderedAdapter(pool(), { statementNameGenerator }) });
  });
}

/** What open transactions have to do after their commit. */
const afterCommits = new WeakMap<Db, (() => void)[]>();

/**
 * Runs the work in one transaction, and after its commit what `afterCommit` has collected. No HTTP call
 * belongs inside.
 */
export async function inTransaction<T>(
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  const actions: (() => void)[] = [];
  const collect = (tx: Prisma.TransactionClient): Promise<T> => {
    afterCommits.set(tx, actions);
    return work(tx);
  };
  const result = await db().$transaction(collect, { maxWait: 5_000, timeout: 15_000 });
  for (const act of actions) act();
  return result;
}

/**
 * For effects outside the database, such as events and caches: runs the action once the transaction has
 * committed, never after a rollback, and at once where `tx` is no transaction.
 */
export function afterCommit(tx: Db, act: () => void): void {
  const actions = afterCommits.get(tx);
  if (actions) actions.push(act);
  else act();
}
