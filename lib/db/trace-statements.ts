import type pg from 'pg';
import { tracer } from '../kernel/tracing.ts';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** The name of a prepared statement, else its first word: texts may hold values. */
function nameOf(query: unknown): string {
  const { name, text } = (typeof query === 'string' ? { text: query } : query) as {
    readonly name?: string;
    readonly text?: string;
  };
  return name ?? /^\s*(\w+)/.exec(text ?? '')?.[1]?.toLowerCase() ?? 'statement';
}

/** Makes a span of each statement of a new connection; while tracing is off the connection stays as it is. */
export function traceStatements(client: pg.PoolClient): void {
  const active = tracer();
  if (!active) return;
  const query = client.query.bind(client) as Query;
  const run: Query = (...args) => {
    const name = nameOf(args[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    const span = active.start({ name: `statement ${name}`, kind: 'client', attributes });
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback: Callback = (error, result) => {
        span.end(error ?? undefined);
        (last as Callback)(error, result);
      };
      return query(...args.slice(0, -1), callback);
    }
    const result = query(...args);
    if (result instanceof Promise) {
      result.then(
        () => {
          span.end();
        },
        (error: unknown) => {
          span.end(error);
        },
      );
    } else span.end();
    return result;
  };
  client.query = run as typeof client.query;
}
