import pg from 'pg';
import { PlainError } from '../common/plain-error.mjs';

/**
 * The given database's address for what a pooler in transaction mode cannot do: migrations, dumps, locks of a
 * session. Undefined when no database is given.
 */
export function directUrl() {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = process.env;
  return url ? direct || url : undefined;
}

/** One connection for a command-line tool; throws a PlainError with the cause if it cannot connect. */
export async function connect(url) {
  const address = parse(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new PlainError(
      `The database ${address.host}${address.pathname} cannot be reached: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
}

/** An error's message in one sentence: connection errors put theirs in a list, some have only a code. */
export function reasonOf(error) {
  const text = error?.errors?.[0]?.message ?? error?.message ?? String(error);
  return text.trim().replace(/\.$/, '') || error?.code || 'no reason given';
}

function parse(url) {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address !== undefined && /^postgres(ql)?:$/.test(address.protocol)) return address;
  throw new PlainError(
    'DATABASE_URL is not a PostgreSQL address (postgresql://user:password@host:5432/name).',
  );
}
