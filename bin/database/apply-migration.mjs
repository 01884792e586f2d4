import { setTimeout as sleep } from 'node:timers/promises';
import { stepsOf } from './migration-steps.mjs';

/** How long a statement may wait for a lock, since everybody queues behind it, and how often it is tried. */
/**
 * Shorter than PostgreSQL's `deadlock_timeout` of a second: where two wait for one another it is the migration that gives
 * way, and no member's statement is ended.
 */
export const PATIENCE = { lockMs: 800, pauseMs: 2_000, tries: 54 };

/** PostgreSQL's codes: a lock was not free in time, a deadlock. */
const BUSY = new Set(['55P03', '40P01']);

/**
 * Runs a migration: in one transaction with its `record`, or step by step, each of which may have run before an
 * earlier attempt failed. A statement that does not get its lock in time gives way and is tried again. `say` gets
 * a line of progress.
 */
export async function applyMigration(client, { sql, record, say, patience }) {
  const steps = stepsOf(sql);
  if (steps === undefined) {
    await retried({ say, patience }, async () => {
      await client.query(`begin; set local lock_timeout = ${patience.lockMs}`);
      try {
        await client.query(sql);
        await record();
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
    return;
  }
  for (const step of steps)
    await retried({ say, patience }, () => runStep(client, step, { say, patience }));
  await record();
}

async function runStep(client, { sql, repeated, nonBlocking, index }, { say, patience }) {
  await client.query(`set lock_timeout = ${nonBlocking ? 0 : patience.lockMs}`);
  if (index !== undefined) await dropInvalid(client, index);
  for (let total = 0; ;) {
    const { rowCount } = await client.query(sql);
    if (!repeated || !rowCount) return;
    total += rowCount;
    say(`${total} rows`);
  }
}

// What a concurrent build leaves when it fails, and `if not exists` would take for the index.
async function dropInvalid(client, index) {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`public."${index}"`],
  );
  if (rowCount > 0) await client.query(`drop index concurrently "${index}"`);
}

async function retried({ say, patience: { tries, pauseMs } }, work) {
  for (let tried = 1; ; tried += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!BUSY.has(error.code) || tried >= tries) throw error;
      say(`waits for a lock (${tried} of ${tries})`);
      await sleep(pauseMs);
    }
  }
}
