import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { connect } from './connect.mjs';
import { hashTable, setTextFormat } from './hashes.mjs';
import { columnsOf, tablesInOrder } from './tables.mjs';

const BATCH = 2_000;

/**
 * Writes every row of the app's tables to a gzipped file, one line each, from one consistent snapshot, since
 * the app may write meanwhile. Resolves to { migrations, counts, hashes }, the last two by table.
 */
export async function dumpDatabase(url, file) {
  const client = await connect(url);
  const zip = createGzip();
  const written = finished(zip.pipe(createWriteStream(file, { mode: 0o600 })));
  try {
    await setTextFormat(client);
    await client.query('begin isolation level repeatable read read only');
    const counts = {};
    const hashes = {};
    for (const table of await tablesInOrder(client)) {
      const columns = await columnsOf(client, table);
      await write(zip, { table, columns });
      counts[table] = await dumpTable(client, zip, table, columns);
      hashes[table] = await hashTable(client, table);
    }
    const { rows } = await client.query(
      'select migration_name from _prisma_migrations where finished_at is not null order by 1',
    );
    await client.query('commit');
    zip.end();
    await written;
    return { migrations: rows.map((row) => row.migration_name), counts, hashes };
  } finally {
    zip.destroy();
    await client.end();
  }
}

async function dumpTable(client, zip, table, columns) {
  const list = columns.map((name) => `t."${name}"::text`).join(', ');
  await client.query(
    `declare rows no scroll cursor for select array[${list}] as cells from public."${table}" t`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await client.query(`fetch ${BATCH} from rows`);
    if (rows.length === 0) break;
    for (const { cells } of rows) await write(zip, cells);
    count += rows.length;
  }
  await client.query('close rows');
  return count;
}

async function write(zip, value) {
  if (!zip.write(`${JSON.stringify(value)}\n`)) await once(zip, 'drain');
}
