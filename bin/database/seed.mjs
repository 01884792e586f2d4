import { existsSync, readdirSync } from 'node:fs';
import { hashOf } from '../common/hash.mjs';
import { inRoot, node24 } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';
import { connect } from './connect.mjs';

const REFERENCE = {
  name: 'reference',
  source: 'prisma/seed/reference.ts',
  script: 'bin/database/seed-reference.ts',
};
const DEMO = { name: 'demo', source: 'prisma/seed/main.ts', script: 'prisma/seed/main.ts' };
const DESK = { name: 'desk', source: 'prisma/seed/desk.ts', script: 'prisma/seed/desk.ts' };

/**
 * The seeds that the database at `url` still lacks: the reference rows whenever their sources change, and in
 * a demo the demo data once for each brand and the desk's data once. Resolves to a list of { name, run }.
 */
export async function missingSeeds(url, { demo }) {
  const versions = {
    reference: hashOf(['prisma/seed', 'brands', 'messages']),
    // A brand added later gets its profiles; existing ones are not changed.
    demo: readdirSync(inRoot('brands')).sort().join(' '),
    desk: 'once',
  };
  const client = await connect(url);
  try {
    const { rows } = await client.query('select name, version from _seeds');
    const done = new Map(rows.map((row) => [row.name, row.version]));
    const reference = { ...REFERENCE, args: demo ? ['--opened-before'] : [] };
    const wanted = [reference, ...(demo ? [DEMO, DESK] : [])].filter(({ source }) =>
      existsSync(inRoot(source)),
    );
    return wanted
      .filter(({ name }) => done.get(name) !== versions[name])
      .map((seed) => ({ name: seed.name, run: () => plant(url, seed, versions[seed.name]) }));
  } finally {
    await client.end();
  }
}

async function plant(url, { name, script, args = [] }, version) {
  const { code, output } = await run(node24(), [inRoot(script), ...args], {
    // Seeds notify no other instance: an open connection to Redis would keep the process alive.
    env: { DATABASE_URL: url, DATABASE_READ_URL: '', REDIS_URL: '', LOG_LEVEL: 'warn' },
  });
  if (code !== 0) throw new PlainError(`The ${name} data could not be written:\n${output.trim()}`);
  const client = await connect(url);
  try {
    // Recorded only after it has finished, so that an interrupted seed runs again.
    await client.query(
      'insert into _seeds (name, version) values ($1, $2) on conflict (name) do update set version = excluded.version',
      [name, version],
    );
  } finally {
    await client.end();
  }
}
