import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordLogin } from '#lib/accounts/session/record-login.ts';
import { db } from '#lib/db/client.ts';
import { watchDueWork } from '#lib/desk/jobs/due-work-metrics.ts';
import { after, clock, HOUR, SECOND } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { recordBounce } from '#lib/mailing/record-bounce.ts';
import { createMember } from '../../factories/member.ts';
import { readExposition } from './read-exposition.ts';

// Imported first and sequentially: Jest cannot load it among the second module's dependencies.
await import('light-my-request');
const { createListener } = await import('#lib/http/listener.ts');

const TOKEN = 'a-token-for-the-scraper';
const server = createServer(
  createListener((_request, response) => {
    response.end('a page');
    return Promise.resolve();
  }),
);

type MetricsRequest = {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

function get(path: string, { host = '127.0.0.1', headers = {} }: MetricsRequest = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }>(
    (resolve, reject) => {
      const options = { port, path, host: '127.0.0.1', headers: { host, ...headers } };
      ask(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

/** The state of the database is read at most every five seconds. */
const CACHED_MS = 5 * SECOND;

beforeAll(async () => {
  Object.assign(env(), { METRICS_TOKEN: TOKEN });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const PROXY = { 'x-forwarded-for': '203.0.113.9' };

describe('access to the metrics', () => {
  test.each([
    ['from this machine', {}, 200],
    ['by the token, through a proxy', { headers: { ...bearer(TOKEN), ...PROXY } }, 200],
    ['through a proxy on this machine', { headers: PROXY }, 404],
    ['from this machine by the name of a foreign site', { host: 'rebound.example' }, 404],
    ['by a wrong token', { headers: bearer('a-token-for-the-scraped') }, 404],
    [
      'on a brand’s host, even by the token',
      { host: 'dolcevita.localhost:3000', headers: bearer(TOKEN) },
      404,
    ],
    ['on a brand’s host from this machine', { host: 'dolcevita.localhost:3000' }, 404],
    ['on the desk’s host from this machine', { host: 'desk.localhost:3000' }, 404],
    [
      'on the desk’s host, even by the token',
      { host: 'desk.localhost:3000', headers: bearer(TOKEN) },
      404,
    ],
  ] as const)('%s', async (_name, request, status) => {
    const answer = await get('/api/metrics', request);
    expect(answer.status).toBe(status);
    expect(answer.text.includes('amarena_')).toBe(status === 200);
  });
});

/** Pages of every method and status, also those of other files in this process. */
async function pagesCounted(): Promise<number> {
  const { text } = await get('/api/metrics');
  return readExposition(text)
    .samples.filter(
      ({ name, labels }) => name === 'amarena_http_requests_total' && labels['route'] === 'page',
    )
    .reduce((sum, { value }) => sum + value, 0);
}

describe('the metrics', () => {
  test('count calls by template, method and status, without data of the caller', async () => {
    const { publicId } = await createMember();
    const before = await pagesCounted();
    const called = await get(`/api/user/getProfile/${publicId}?secret=words`, {
      host: 'dolcevita.localhost:3000',
    });
    expect(called.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    await get('/somewhere', { host: 'dolcevita.localhost:3000' });
    const { text, headers } = await get('/api/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).not.toContain(publicId);
    expect(text).not.toContain('words');
    const { samples, types } = readExposition(text);
    expect(types.get('amarena_http_request_duration_seconds')).toBe('histogram');
    expect(types.get('nodejs_eventloop_lag_seconds')).toBe('gauge');
    expect(types.has('process_cpu_seconds_total')).toBe(true);
    const requests = samples.filter(({ name }) => name === 'amarena_http_requests_total');
    expect(await pagesCounted()).toBe(before + 1);
    // The counts include those of other files in this process.
    expect(requests.map(({ labels }) => labels)).toContainEqual({
      route: 'call',
      method: 'GET',
      status: String(called.status),
    });
    const queues = samples.filter(({ name }) => name === 'amarena_queue_rows');
    expect(queues.map(({ labels }) => labels['queue'])).toEqual(
      expect.arrayContaining(['mail', 'photos', 'tickets', 'hosted', 'failed_mail']),
    );
    const pool = samples.filter(({ name }) => name === 'amarena_database_connections');
    expect(pool.map(({ labels }) => labels['state'])).toEqual(['busy', 'idle', 'waiting']);
  });

  const valueOf = async (name: string, labels: Readonly<Record<string, string>> = {}) =>
    readExposition((await get('/api/metrics')).text).samples.find(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )?.value;

  test('20: count logins, sign-ups and bounces from zero on', async () => {
    const fuego = { brand: 'fuego' };
    // Other files of this process count too; a brand without any has its rows from the start.
    expect(await valueOf('amarena_signups_total', fuego)).toBeGreaterThanOrEqual(0);
    const logins = (await valueOf('amarena_logins_total', fuego)) ?? NaN;
    const { memberId, email } = await createMember({ brandId: 'fuego' });
    await recordLogin(memberId, clock.now());
    expect(await valueOf('amarena_logins_total', fuego)).toBe(logins + 1);
    const bounced = { reason: 'bounced' };
    const before = (await valueOf('amarena_mail_reports_total', bounced)) ?? 0;
    await recordBounce({ brandId: 'fuego', address: email, now: clock.now() });
    expect(await valueOf('amarena_mail_reports_total', bounced)).toBe(before + 1);
  });

  test('20: tell the state of the database, and nothing of what this deployment does not have', async () => {
    const oldest = 'amarena_database_oldest_transaction_seconds';
    const held = await db().$transaction(async (tx) => {
      await tx.$queryRaw`select pg_sleep(0.1)::text`;
      clock.setOffset(clock.offset() + CACHED_MS);
      return valueOf(oldest);
    });
    clock.setOffset(0);
    expect(held).toBeGreaterThanOrEqual(0.1);
    expect(await valueOf('amarena_database_replicas')).toBe(0);
    expect(await valueOf('amarena_database_xid_age')).toBeGreaterThan(0);
    expect(await valueOf('amarena_database_away')).toBe(0);
    expect(await valueOf('amarena_send_lane_age_seconds')).toBe(0);
    for (const absent of ['redis_ready', 'replica_age_seconds', 'wal_archive_age_seconds'])
      expect([absent, await valueOf(`amarena_${absent}`)]).toEqual([absent, undefined]);
  });

  test('20: tell for how long each kind of due work has been overdue', async () => {
    watchDueWork();
    const { memberId } = await createMember();
    const eraseAt = after(clock.now(), -HOUR);
    const eraseAskedAt = after(eraseAt, -HOUR);
    await db().user.update({ where: { id: memberId }, data: { eraseAt, eraseAskedAt } });
    const age = await valueOf('amarena_due_work_age_seconds', { kind: 'erasures' });
    expect(age).toBeGreaterThanOrEqual(HOUR / SECOND);
    expect(await valueOf('amarena_due_work_age_seconds', { kind: 'renewals' })).toBe(0);
  });

  test('do not use unknown paths as labels', async () => {
    const host = 'dolcevita.localhost:3000';
    for (const name of ['one', 'two', 'three']) await get(`/api/unknown-${name}`, { host });
    const { samples } = readExposition((await get('/api/metrics')).text);
    const routes = samples.flatMap(({ name, labels }) =>
      name === 'amarena_http_requests_total' ? [labels['route']] : [],
    );
    expect(routes).toContain('call');
    expect(routes.filter((route) => route?.includes('unknown-'))).toEqual([]);
  });
});
