import { db } from '../../lib/db/client.ts';
import { pool } from '../../lib/db/pool.ts';
import { after, clock, DAY } from '../../lib/kernel/clock.ts';
import { seedReference } from '../../prisma/seed/reference.ts';

/** The demo's configuration is older than its members; later seeds are dated to their own day. */
const OPENED_DAYS_AGO = 420;

const opens = process.argv.includes('--opened-before') && (await db().flowVersion.count()) === 0;
const now = clock.now();
await seedReference(db(), opens ? after(now, -OPENED_DAYS_AGO * DAY) : now);
await db().$disconnect();
await pool().end();
