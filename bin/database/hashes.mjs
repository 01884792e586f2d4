import { connect } from './connect.mjs';
import { columnsOf, tablesInOrder } from './tables.mjs';

/** Values as text are the same on every server: dumps and hashes are made with these settings. */
export async function setTextFormat(client) {
  await client.query(`set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
    set bytea_output to 'hex'; set extra_float_digits to 1`);
}

/** A hash of a table's rows in any order: the sum of the first 60 bits of each row's MD5. */
export async function hashTable(client, table) {
  const columns = await columnsOf(client, table);
  const list = columns
    .sort()
    .map((name) => `t."${name}"::text`)
    .join(', ');
  const { rows } = await client.query(
    `select coalesce(sum(('x' || substr(md5(array[${list}]::text), 1, 15))::bit(60)::bigint), 0)::text as hash
     from public."${table}" t`,
  );
  return rows[0].hash;
}

/** The hash of each of the app's tables at `url`, by name. */
export async function hashDatabase(url) {
  const client = await connect(url);
  try {
    await setTextFormat(client);
    const hashes = {};
    for (const table of await tablesInOrder(client)) hashes[table] = await hashTable(client, table);
    return hashes;
  } finally {
    await client.end();
  }
}
