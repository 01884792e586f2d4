import { PgBoss } from 'pg-boss';
import { migrate } from '../bin/database/migrate.mjs';
import { missingSeeds } from '../bin/database/seed.mjs';
import { ensureBuckets } from './buckets.mjs';
import { loadSecrets } from './secrets.mjs';

// Runs once before the app's instances, so that buckets, tables and rows exist when the first of them starts.
loadSecrets();
const { S3_ADMIN_URL, S3_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATABASE_URL } = process.env;
const owner = DATABASE_OWNER_URL || DATABASE_DIRECT_URL || DATABASE_URL;
await ensureBuckets(new URL(S3_ADMIN_URL ?? S3_URL), { backups: S3_ADMIN_URL !== undefined });
const applied = await migrate(owner, { say: (line) => console.log(line) });
console.log(`Migrations applied: ${applied.length}`);
await makeJobTables(DATABASE_DIRECT_URL || DATABASE_URL);
// A new cell gets the rows that all brands share from another one, under their ids, before its own.
if (!process.argv.includes('--tables')) {
  for (const seed of await missingSeeds(owner, { demo: process.env.DEMO === '1' })) {
    console.log(`Writing the ${seed.name} data`);
    await seed.run();
  }
}

/** The job queue's tables belong to the app's role, whose schema exists: that role may not create one. */
async function makeJobTables(connectionString) {
  const boss = new PgBoss({ connectionString, createSchema: false, supervise: false, max: 1 });
  await boss.start();
  await boss.stop();
}
