import { expect, test } from '@jest/globals';
import { Counter, Gauge, Registry } from 'prom-client';
import { recordLoopDelay } from '#lib/health/loop-delay.ts';

test('records the longest delay of an interval, and counts those above the limit', async () => {
  const registers = [new Registry()];
  const longest = new Gauge({ name: 'longest', help: 'longest', registers });
  const stalls = new Counter({ name: 'stalls', help: 'stalls', registers });
  let resets = 0;
  const record = (ms: number) => {
    const histogram = { max: (ms + 10) * 1e6, reset: () => void (resets += 1) };
    recordLoopDelay({ histogram, longest, stalls });
  };
  const values = async () => [
    (await longest.get()).values[0]?.value,
    (await stalls.get()).values[0]?.value,
  ];
  record(40);
  expect(await values()).toEqual([0.04, 0]);
  record(51);
  expect(await values()).toEqual([0.051, 1]);
  record(0);
  expect([...(await values()), resets]).toEqual([0, 1, 3]);
});
