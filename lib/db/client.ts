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

/** Runs the work in one transaction. No HTTP call belongs inside. */
export function inTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return db().$transaction(work, { maxWait: 5_000, timeout: 15_000 });
}
