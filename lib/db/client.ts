import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Prisma } from './generated/client.ts';
import { singleton } from '../kernel/singleton.ts';
import { pool } from './pool.ts';

/** Anything that can query: the client, or the transaction a verb runs in. */
export type Db = PrismaClient | Prisma.TransactionClient;

/** So many texts are prepared: each is kept by every connection, and lists of ids make new texts without end. */
const MOST_PREPARED = 500;

/** Names a statement, so that PostgreSQL plans it once a connection: planning takes longer than most of them. */
function prepared(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_PREPARED) return known ?? '';
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
    names.set(sql, name);
    return name;
  };
}

export function db(): PrismaClient {
  return singleton(
    'prisma',
    () =>
      new PrismaClient({ adapter: new PrismaPg(pool(), { statementNameGenerator: prepared() }) }),
  );
}

/** Runs the work in one transaction. No HTTP call belongs inside. */
export function inTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return db().$transaction(work, { maxWait: 5_000, timeout: 15_000 });
}
