import { hostname } from 'node:os';
import { run } from '../db/statement.ts';
import { SECOND } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { installLogSink, type StoredLogLine } from '../kernel/stored-log-lines.ts';
import { metrics } from '../kernel/metrics.ts';

const EVERY_MS = SECOND;
const MAX_WAITING = 2_000;
const MAX_AT_ONCE = 500;

const INSERT = {
  name: 'store-log-lines',
  text: `
  insert into log_lines (id, at, level, instance, request_id, brand_id, about, event, status, ms, data)
  select id, at, level, $2, "requestId", "brandId", about, event, status, ms, coalesce(data, '{}')
    from jsonb_to_recordset($1::jsonb) as line(
      id uuid, at timestamptz, level smallint, "requestId" uuid, "brandId" text, about uuid,
      event text, status smallint, ms int, data jsonb)
  on conflict (id) do nothing`,
};

/**
 * Stores this process's log lines for the log search. Lines are buffered in memory and written in a batch
 * once a second, so that no request waits for it. Lines beyond the buffer's capacity are counted and dropped.
 */
export function startLogStore(): {
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
} {
  let waiting: StoredLogLine[] = [];
  let writing: Promise<void> = Promise.resolve();
  installLogSink((line) => {
    if (waiting.length < MAX_WAITING) waiting.push(line);
    else metrics.linesDropped.inc();
  });
  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const lines = waiting.slice(0, MAX_AT_ONCE);
      waiting = waiting.slice(MAX_AT_ONCE);
      const rows = lines.map((line) => ({
        ...line,
        id: newId(line.at),
        at: new Date(line.at),
        ms: line.ms === null ? null : Math.round(line.ms),
      }));
      // JSON allows U+0000, PostgreSQL's jsonb does not.
      const json = JSON.stringify(rows).replaceAll('\\u0000', '');
      try {
        await run(INSERT, [json, hostname()]);
      } catch {
        // Logging the failure would add another line to this store; without the database the log search is
        // the least important.
        metrics.linesDropped.inc(lines.length);
      }
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  return {
    flush,
    stop: async () => {
      clearInterval(timer);
      installLogSink(() => undefined);
      await flush();
    },
  };
}
