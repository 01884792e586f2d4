import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reportLog } from '#lib/http/client/report-log.ts';
import { answering, brokenAnswer, callsOf, OFFLINE } from '#tests/component/support/server.ts';

const LOG = 'POST /api/log/client';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Each answer takes a turn of its own after the timers of the turn before. */
async function sendAll(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await jest.advanceTimersByTimeAsync(2_000);
}

const textsFrom = (start: number) =>
  callsOf(LOG)
    .slice(start)
    .map(({ body }) => body.logText);

test.each(['offline', 'broken'])(
  '27: keeps reports while the server is %s, and sends them in order afterwards',
  async (outage) => {
    answering({ [LOG]: () => (outage === 'offline' ? OFFLINE : brokenAnswer()) });
    reportLog('PROBLEMA SOCKET', 'first');
    reportLog('E R R O R', 'second');
    await jest.advanceTimersByTimeAsync(300_000);
    const before = callsOf(LOG).length;
    answering({ [LOG]: { result: 'OK' } });
    await sendAll();
    expect(textsFrom(before)).toEqual(['first', 'second']);
  },
);

test('27: keeps no more than the first twenty reports', async () => {
  answering({ [LOG]: OFFLINE });
  for (let n = 1; n <= 25; n += 1) reportLog('E R R O R', String(n));
  await sendAll();
  const before = callsOf(LOG).length;
  answering({ [LOG]: { result: 'OK' } });
  await sendAll();
  expect(textsFrom(before)).toHaveLength(20);
});
