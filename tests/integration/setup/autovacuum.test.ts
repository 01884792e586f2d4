import { expect, test } from '@jest/globals';
import { addCreditMonths } from '#lib/credits/add-months.ts';
import { pool } from '#lib/db/pool.ts';
import { analyzePartitionedWork } from '#lib/health/analyze-partitioned.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';

test('20: partitions are vacuumed for their inserts, also those of later months', async () => {
  expect(await addCreditMonths(after(clock.now(), 62 * DAY))).toBeGreaterThan(0);
  const { rows } = await pool().query<{ part: string; options: string[] | null }>(
    `select relname as part, reloptions as options from pg_class c join pg_inherits i on i.inhrelid = c.oid
      where i.inhparent in ('messages'::regclass, 'credit_entries'::regclass)`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { options } of rows)
    expect(options).toEqual(expect.arrayContaining(['autovacuum_vacuum_insert_threshold=500000']));
});

test('20: partitioned tables are analyzed as a whole', async () => {
  await createMember();
  await analyzePartitionedWork.carryOut(clock.now());
  const { rows } = await pool().query(
    `select from pg_stats where tablename = 'credit_entries' and inherited limit 1`,
  );
  expect(rows).toHaveLength(1);
});
