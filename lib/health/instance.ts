import { hostname } from 'node:os';
import { db } from '../db/client.ts';
import { after, clock } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { newId } from '../kernel/ids.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';
import { setServingInstances } from '../security/instance-share.ts';
import { softwareVersion } from '../realtime/software-version.ts';
import { ownReport } from './own-report.ts';
import { BEAT_MS, INSTANCE_GONE_MS } from './limits.ts';

const self = singleton('instance', () => ({ id: newId(), startedAt: clock.now() }));

/** Counts the other instances first: once the report is visible, they share the rate limits. */
async function countServing(now: Date): Promise<void> {
  const others = await db().instance.count({
    where: {
      id: { not: self.id },
      role: { not: 'worker' },
      seenAt: { gt: after(now, -INSTANCE_GONE_MS) },
    },
  });
  setServingInstances(others + 1);
}

/** Writes this process's health report to the database, and learns how many instances share the rate limits. */
export async function beat(now: Date): Promise<void> {
  await countServing(now);
  const { id, startedAt } = self;
  const seen = { seenAt: now, report: await ownReport() };
  const fixed = { host: hostname(), role: env().ROLE, version: softwareVersion(), startedAt };
  await db().instance.upsert({ where: { id }, create: { id, ...fixed, ...seen }, update: seen });
}

/** Writes the report periodically until stopped; a process that stops cleanly deletes its row. */
export function startBeating(): () => Promise<void> {
  const tryToBeat = (): void => {
    beat(clock.now()).catch((error: unknown) => {
      log().warn({ err: error }, 'instance report write failed');
    });
  };
  tryToBeat();
  const timer = setInterval(tryToBeat, BEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await db()
      .instance.deleteMany({ where: { id: self.id } })
      .catch(() => undefined);
  };
}
