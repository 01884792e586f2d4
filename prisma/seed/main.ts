/**
 * Seeds an empty database once: `node prisma/seed/main.ts` after the migrations. Reference data are brought
 * up to date at every run; the demo data are created under DEMO only, and only where they are missing.
 */
import { db } from '../../lib/db/client.ts';
import { pool } from '../../lib/db/pool.ts';
import { countAll } from '../../lib/desk/analytics/rollup/metrics-jobs.ts';
import { after, clock, DAY } from '../../lib/kernel/clock.ts';
import { env } from '../../lib/kernel/env.ts';
import { seedCareAnswers } from './care-answers.ts';
import { seedDemo } from './demo.ts';
import { seedOperators } from './operators.ts';
import { seedReadyAnswers } from './ready-answers.ts';
import { seedReference } from './reference.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const begun = Date.now();
await seedReference(db(), clock.now());
say('Places, plans, flows and legal texts are in place.');
if (env().DEMO) {
  // Some of the demo's credits were spent in the months before.
  await db().$queryRaw`
    select add_credit_months('credit_entries', ${after(clock.now(), -70 * DAY)}::date, 3)`;
  await seedDemo(db(), clock.now(), { say });
  await seedOperators(db(), clock.now());
  await countAll(clock.now());
  await seedCareAnswers(db(), clock.now());
  await seedReadyAnswers(db(), clock.now());
  say(`The demo world is ready (${String(Math.round((Date.now() - begun) / 1000))} s).`);
}
await db().$disconnect();
await pool().end();
