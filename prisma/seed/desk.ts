/**
 * Fills the desk of a demo: `node prisma/seed/desk.ts` after the demo data. Separate from it, so that tests
 * start with no pending work.
 */
import { db } from '../../lib/db/client.ts';
import { pool } from '../../lib/db/pool.ts';
import { clock } from '../../lib/kernel/clock.ts';
import { seedDesk } from './desk/seed-desk.ts';

await seedDesk(db(), clock.now());
await db().$disconnect();
await pool().end();
