import pg from 'pg';

export type Sent = { readonly name: string; readonly text: string; readonly values: unknown[] };

type Query = (asked: unknown, ...rest: unknown[]) => unknown;

const READS = /^[\s(]*(?:select|with)\b/i;
const WRITES = /\b(?:insert into|update|delete from)\b/i;

function readIn(asked: unknown, values: unknown): Sent | undefined {
  const {
    name = '',
    text,
    values: own = values,
  } = typeof asked === 'string' ? { text: asked } : (asked as Partial<Sent>);
  if (text === undefined || !READS.test(text) || WRITES.test(text)) return undefined;
  return { name, text, values: Array.isArray(own) ? (own as unknown[]) : [] };
}

/** Records the statements that `work` sends to the database. Nothing else may run at the same time. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, asked, ...rest) {
    const read = readIn(asked, rest[0]);
    if (read) sent.push(read);
    return query.call(this, asked, ...rest);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}

/** Groups the statements of several calls by text, each with the values of every call. */
export function byText(calls: readonly (readonly Sent[])[]): ReadonlyMap<string, unknown[][]> {
  const found = new Map<string, unknown[][]>();
  for (const { text, values } of calls.flat()) {
    found.set(text, [...(found.get(text) ?? []), values]);
  }
  return found;
}
