import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { hashOf } from '../../bin/common/hash.mjs';
import { inData, inRoot, node24 } from '../../bin/common/paths.mjs';
import { isAlive } from '../../bin/processes/stop-process.mjs';
import { run } from '../../bin/common/run.mjs';
import { migrate } from '../../bin/database/migrate.mjs';
import { importGraph } from '../../bin/test/import-graph.mjs';

// The inputs of a template beside the modules that its seed imports: any change creates a new one.
const SOURCES = ['prisma', 'brands', 'messages', 'package-lock.json'];
const SEEDS = {
  reference: { module: 'prisma/seed/reference.ts', script: 'bin/database/seed-reference.ts' },
  // Seeded on top of a copy of another template.
  demo: { module: 'prisma/seed/main.ts', script: 'prisma/seed/main.ts', on: 'reference' },
};

/**
 * Creates a template database once for each state of the sources: migrations, then the `reference` rows or
 * the whole `demo` world. Resolves to { name, dataDir }; `dataDir` contains its photos.
 */
export async function ensureTemplate(clusterUrl, kind) {
  const name = `template_${kind}_${hashOf([...SOURCES, ...modulesOf(kind)])}`;
  const dataDir = inData('test', name);
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    // The lock makes two concurrent runs build it once.
    await client.query('select pg_advisory_lock(hashtext($1))', [kind]);
    const found = await client.query('select datistemplate from pg_database where datname = $1', [
      name,
    ]);
    if (found.rows[0]?.datistemplate !== true) {
      await removeOlder(client, kind);
      await client.query(`drop database if exists ${name} with (force)`);
      await createEmptyOrCopy(client, clusterUrl, kind, name);
      await fill(withDatabase(clusterUrl, name), kind, dataDir);
      await client.query(`alter database ${name} is_template true allow_connections false`);
    }
  } finally {
    await client.end();
  }
  return { name, dataDir };
}

async function createEmptyOrCopy(client, clusterUrl, kind, name) {
  const { on } = SEEDS[kind];
  const base = on === undefined ? undefined : await ensureTemplate(clusterUrl, on);
  const copied = base === undefined ? '' : ` template ${base.name} strategy file_copy`;
  await client.query(`create database ${name}${copied}`);
}

const modulesOf = (kind) => [...importGraph([SEEDS[kind].module]).keys()];

/** Drops the databases that ended test workers have left. */
export async function dropLeftDatabases(clusterUrl) {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select datname as name, substring(datname from '^test_(\\d+)')::int as pid
         from pg_database where datname ~ '^test_\\d+'`,
    );
    for (const { name, pid } of rows) {
      if (!isAlive(pid)) await client.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}

export function withDatabase(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function fill(url, kind, dataDir) {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  await migrate(url);
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, APP_ENV: 'test', LOG_LEVEL: 'warn' };
  const { code, output } = await run(node24(), [inRoot(SEEDS[kind].script)], { env });
  if (code !== 0) throw new Error(`the ${kind} template could not be filled:\n${output}`);
}

// The newest few remain: another run that began before the last change may be copying one of them.
async function removeOlder(client, kind) {
  const { rows } = await client.query(
    `select datname from pg_database where datname like 'template\\_' || $1 || '\\_%' order by oid desc offset 3`,
    [kind],
  );
  for (const { datname } of rows) {
    await client.query(`alter database ${datname} is_template false`);
    await client.query(`drop database ${datname} with (force)`);
    rmSync(inData('test', datname), { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(await ensureTemplate(process.env.TEST_CLUSTER_URL, process.argv[2])));
}
