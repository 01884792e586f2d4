/** The linter's own comment: the file runs outside a transaction, statement by statement. */
const OUTSIDE = /^-- squawk-disable-assume-in-transaction$/m;
const REPEATED = /^-- Repeat until no row is left$/m;
// They only wait for older transactions, and nothing queues behind them.
const NON_BLOCKING = /\bconcurrently\b|\bvalidate\s+constraint\b/i;
const INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

/**
 * The statements of a migration that runs outside a transaction, each ended by a semicolon at the end of a line:
 * [{ sql, repeated, nonBlocking, index }]; undefined for one that runs in a transaction. `index` is the name of
 * the index that a statement builds concurrently.
 */
export function stepsOf(script) {
  if (!OUTSIDE.test(script)) return undefined;
  return script
    .split(/(?<=;)[ \t]*(?:\n|$)/)
    .filter((part) => part.replace(/^--.*$/gm, '').trim() !== '')
    .map((sql) => ({
      sql: sql.trim(),
      repeated: REPEATED.test(sql),
      nonBlocking: NON_BLOCKING.test(sql),
      index: INDEX.exec(sql)?.[1],
    }));
}
