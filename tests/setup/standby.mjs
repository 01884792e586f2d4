import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms } from '../../bin/database/binaries.mjs';
import { connect } from '../../bin/database/connect.mjs';
import { startDatabase } from '../../bin/database/embedded.mjs';

/**
 * Starts a hot standby of the PostgreSQL in `directory`: a copy of its files, taken in backup mode, that then
 * streams from it. Resolves to what `startDatabase` does, and the standby's `directory`.
 */
export async function startStandby(directory) {
  const { url, port, password, cluster } = JSON.parse(readFileSync(`${directory}.json`, 'utf8'));
  const own = `${directory}-standby`;
  const { identity, home } = postgresPrograms(own);
  const copy = home === undefined ? own : join(home, 'data');
  const label = await copyCluster(url, cluster, copy);
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(copy, name));
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  for (const [name, text] of Object.entries({ backup_label: label, 'standby.signal': '' })) {
    writeFileSync(join(copy, name), text, { mode: 0o600 });
    if (identity !== undefined) chownSync(join(copy, name), identity.uid, identity.gid);
  }
  writeFileSync(`${own}.json`, JSON.stringify({ password, cluster: copy }), { mode: 0o600 });
  return { ...(await startDatabase(own)), directory: own };
}

async function copyCluster(url, cluster, copy) {
  const client = await connect(url);
  try {
    await client.query("select pg_backup_start('standby', true)");
    spawnSync('cp', ['-a', cluster, copy]);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    return rows[0].labelfile;
  } finally {
    await client.end();
  }
}
