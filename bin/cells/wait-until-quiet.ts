import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { INSTANCE_GONE_MS } from '#lib/health/limits.ts';
import { PlainError } from '../common/plain-error.mjs';

const QUIET_WITHIN_MS = 40_000;
const ASK_EVERY_MS = 250;

/** Instances that run and have not said that nothing of the brand is under way in them. */
const BUSY = `select host || ' (' || role::text || ')' as name from instances
  where seen_at > now() - make_interval(secs => $2::float8 / 1000)
    and (report -> 'quietBrands' ->> $1)::timestamptz is distinct from
      (select paused_at from brand_pauses where brand_id = $1)`;

/**
 * Waits until every instance of the cell has ended what it began before it knew of the pause. Throws a PlainError with
 * the names of those that have not after 40 seconds.
 */
export async function waitUntilQuiet(client: pg.Client, brandId: string): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  for (;;) {
    const { rows } = await client.query<{ name: string }>(BUSY, [brandId, INSTANCE_GONE_MS]);
    if (rows.length === 0) return;
    if (performance.now() > end) {
      const names = rows.map(({ name }) => name).join(', ');
      throw new PlainError(`Something of the brand is still under way in ${names}.`);
    }
    await sleep(ASK_EVERY_MS);
  }
}
