import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import pg from 'pg';

// Breaks a restore before one of its steps; loaded by `node --import`. BREAK_AT names the step. BREAK_BY: `kill` ends
// the process, `throw` fails the step, `cut` loses the connection before it, `cut-after` once it is done.
const { BREAK_AT, BREAK_BY } = process.env;

/** The steps of the swap, in order. */
const QUERIES = {
  'new database': /^alter database "\w+_restoring" rename/,
  commit: /^commit$/,
  removal: /^drop database if exists "\w+_replaced"/,
};
const RENAMES = {
  'live photos': 'photos',
  'new photos': 'photos.restoring',
};

function breakNow() {
  if (BREAK_BY !== 'kill') throw new Error(`a fault at the ${BREAK_AT}`);
  process.kill(process.pid, 'SIGKILL');
  // The signal may arrive a moment later.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (basename(from) === RENAMES[BREAK_AT]) breakNow();
  renameSync(from, to);
};
syncBuiltinESMExports();

const { query } = pg.Client.prototype;

async function breakQuery(client, text) {
  if (BREAK_BY === 'cut-after') await query.call(client, text);
  if (BREAK_BY.startsWith('cut')) client.connection.stream.destroy();
  breakNow();
}

pg.Client.prototype.query = function queryOrBreak(text, ...more) {
  // Rows are loaded by other connections, each in its own database.
  const isStep = this.database === 'postgres' && QUERIES[BREAK_AT]?.test(text);
  return isStep ? breakQuery(this, text) : query.call(this, text, ...more);
};
