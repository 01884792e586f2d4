import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { startRedis } from '../setup/redis.ts';
import type { FanOutCounts, FanOutLoad } from './fan-out-instance.ts';
import { requireTools } from './require-tools.ts';
import { isTiny, sizesOf } from './sizes.ts';

/**
 * What an instance receives, and what Redis sends, for the same load of events to single members: with a channel
 * for each room, and with one pattern for all of them.
 */
const { members, perSecond, seconds } = sizesOf('fan-out');
const INSTANCES = isTiny ? [2] : [2, 4, 8];
const KINDS = { pattern: 'one pattern for all', room: 'a channel a room' } as const;

const ARRIVES_WITHIN_MS = 30_000;

await requireTools('redis');
const server = await startRedis();
const admin = new Redis(server.url);

async function ask<T>(
  child: ChildProcess,
  order: FanOutLoad | 'count' | 'resubscribe',
): Promise<T> {
  const answer = once(child, 'message');
  child.send(order);
  const [value] = (await answer) as [T];
  return value;
}

/** Processor seconds that Redis has used, and bytes that it has sent. */
async function redisUse(): Promise<readonly [cpuS: number, bytes: number]> {
  const info = await admin.info();
  const of = (name: string): number => Number(new RegExp(`${name}:([\\d.]+)`).exec(info)?.[1]);
  return [of('used_cpu_user') + of('used_cpu_sys'), of('total_net_output_bytes')];
}

async function measure(kind: keyof typeof KINDS, instances: number): Promise<void> {
  const children = Array.from({ length: instances }, (_, own) => {
    const args = [kind, server.url, own, instances, members].map(String);
    return fork(join(import.meta.dirname, 'fan-out-instance.ts'), args);
  });
  await Promise.all(children.map((child) => once(child, 'message')));
  const count = () => Promise.all(children.map((child) => ask<FanOutCounts>(child, 'count')));
  const before = await count();
  const [cpuBefore, bytesBefore] = await redisUse();
  const load = { perSecond: perSecond / instances, seconds };
  await Promise.all(children.map((child) => ask<FanOutCounts>(child, load)));
  let results = await count();
  const sum = (key: keyof FanOutCounts): number =>
    results.reduce((total, result, own) => total + result[key] - (before[own]?.[key] ?? 0), 0);
  const end = performance.now() + ARRIVES_WITHIN_MS;
  while (sum('delivered') < sum('sent') && performance.now() < end) results = await count();
  if (sum('delivered') !== sum('sent'))
    throw new Error(`${String(sum('sent'))} sent, ${String(sum('delivered'))} delivered`);
  const [cpuAfter, bytesAfter] = await redisUse();
  const back = await Promise.all(children.map((child) => ask<number>(child, 'resubscribe')));
  for (const child of children) child.disconnect();
  const each = (key: keyof FanOutCounts): number => sum(key) / instances / seconds;
  console.log(
    [
      `${String(instances)} instances, ${KINDS[kind]}: each receives ${each('received').toFixed(0)}/s`,
      `${(each('bytesIn') / 1_000).toFixed(0)} kB/s`,
      `writes ${(each('bytesOut') / 1_000).toFixed(0)} kB/s`,
      `processor ${(each('cpuMs') / 10).toFixed(1)} %`,
      `Redis ${(((cpuAfter - cpuBefore) / seconds) * 100).toFixed(1)} %`,
      `sends ${((bytesAfter - bytesBefore) / seconds / 1_000).toFixed(0)} kB/s`,
      `subscribed again after ${Math.max(...back).toFixed(0)} ms`,
    ].join(', '),
  );
}

try {
  for (const instances of INSTANCES)
    for (const kind of ['pattern', 'room'] as const) await measure(kind, instances);
} finally {
  admin.disconnect();
  await server.stop();
}
