import { afterEach, expect, jest, test } from '@jest/globals';
import { log } from '#lib/kernel/log.ts';
import { callProvider } from '#lib/payments/providers/call-provider.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const call = (url: string) =>
  callProvider({
    provider: 'mollie',
    method: 'GET',
    url,
    headers: {},
    errorCodeOf: () => undefined,
  });

test('49: a call to a port that fetch refuses counts as not sent, and the log says why', async () => {
  const warn = jest.spyOn(log(), 'warn').mockImplementation(() => undefined);
  expect(await call('http://127.0.0.1:4190/v2/payments')).toEqual({ kind: 'not_sent' });
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ provider: 'mollie', reason: 'bad port' });
});

test('41: at most twenty calls of one provider run at the same time, others wait', async () => {
  const answers: (() => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(() => {
          resolve(Response.json({}));
        });
      }),
  );
  const calls = Array.from({ length: 25 }, () => call('http://127.0.0.1:4011/v2/payments'));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  expect(answers).toHaveLength(20);
  for (const answer of answers.splice(0)) answer();
  await Promise.all(calls.slice(0, 20));
  await settled();
  for (const answer of answers) answer();
  expect(await Promise.all(calls)).toEqual(calls.map(() => ({ kind: 'answer', body: {} })));
});
