import { expect, test } from '@jest/globals';
import { whatIsWrong } from '#components/desk/health/what-is-wrong.ts';

const AT = '2026-11-22T10:00:00.000Z';
const instance = {
  host: 'app1',
  role: 'all',
  alive: true,
  redis: 'ready',
  loopMs: 21,
  version: 'b1',
  pool: { waiting: 0 },
  lastRound: { at: '2026-11-22T09:59:30.000Z' },
};
const well = {
  at: AT,
  instances: [instance],
  database: { answeredInMs: 3, mostConnections: 100, connections: [{ count: 84 }] },
  queues: [
    { name: 'mail', rows: 3, since: '2026-11-22T09:56:00.000Z' },
    { name: 'photos', rows: 900, since: '2026-11-20T10:00:00.000Z' },
  ],
  providers: [{ name: 'adyen', unanswered: 2 }],
};

test('reports nothing while the service is healthy, however long operators take', () => {
  expect(whatIsWrong(well)).toEqual([]);
  expect(whatIsWrong({ ...well, instances: [{ ...instance, lastRound: null }] })).toEqual([]);
});

test.each([
  ['app1 is not responding.', { instances: [{ ...instance, alive: false }, instance] }],
  ['No worker is running', { instances: [{ ...instance, role: 'web' }] }],
  [
    'The last job run was 6 min ago.',
    { instances: [{ ...instance, lastRound: { at: '2026-11-22T09:54:00.000Z' } }] },
  ],
  ['app1 cannot reach Redis.', { instances: [{ ...instance, redis: 'away' }] }],
  ['app1 is overloaded', { instances: [{ ...instance, loopMs: 251 }] }],
  ['app1 is out of database connections', { instances: [{ ...instance, pool: { waiting: 1 } }] }],
  ['different versions', { instances: [instance, { ...instance, version: 'b2' }] }],
  ['501 ms response time', { database: { ...well.database, answeredInMs: 501 } }],
  [
    '86 of 100 database connections',
    { database: { ...well.database, connections: [{ count: 86 }] } },
  ],
  [
    'Delayed queue: provider events.',
    { queues: [{ name: 'provider_events', rows: 1, since: '2026-11-22T09:54:00.000Z' }] },
  ],
  ['adyen did not respond to the last 3 calls', { providers: [{ name: 'adyen', unanswered: 3 }] }],
])('%s', (sentence, changes) => {
  const said = whatIsWrong({ ...well, ...changes });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(sentence);
});
