import { db } from '../../lib/db/client.ts';
import { pool } from '../../lib/db/pool.ts';
import { clock } from '../../lib/kernel/clock.ts';
import { seedReference } from '../../prisma/seed/reference.ts';

await seedReference(db(), clock.now());
await db().$disconnect();
await pool().end();
