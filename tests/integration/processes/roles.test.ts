import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '../../factories/member.ts';
import { callApi } from '../../setup/call-api.ts';
import { startFileWorld } from '../../setup/file-world.ts';
import { mailbox } from '../../setup/mailbox.ts';
import { startRedis } from '../../setup/redis.ts';
import { startApp, type App, type World } from '../../setup/server.ts';
import { connectMember } from '../../setup/socket-member.ts';

const HOST = 'dolcevita.localhost';

let redis: Awaited<ReturnType<typeof startRedis>>;
let world: World;
let member: CreatedMember;
let web: App;
let worker: App | undefined;

function start(role: 'web' | 'worker', instance: 0 | 1): Promise<App> {
  const env = { REDIS_URL: redis.url, ROLE: role };
  return startApp(world, { instance, env });
}

beforeAll(async () => {
  [redis, world, member] = await Promise.all([
    startRedis(),
    startFileWorld(),
    memberWhosePeriodIsOver(),
  ]);
  web = await start('web', 0);
});

afterAll(async () => {
  await world.remove();
  await redis.stop();
});

async function memberWhosePeriodIsOver(): Promise<CreatedMember> {
  const created = await createMember();
  const { memberId } = created;
  const now = clock.now();
  const { id: planVersionId } = await db().planVersion.findFirstOrThrow({
    where: { kind: 'subscription' },
    orderBy: { id: 'asc' },
  });
  const begun = after(now, -31 * DAY);
  await db().subscription.create({
    data: {
      id: newId(),
      memberId,
      planVersionId,
      state: 'active',
      period: 1,
      anchorAt: begun,
      createdAt: begun,
      periodStart: begun,
      periodEnd: after(now, -DAY),
      accessUntil: after(now, -DAY),
    },
  });
  await db().user.update({ where: { id: memberId }, data: { level: 2 } });
  return created;
}

async function level(): Promise<number> {
  const { memberId } = member;
  return (await db().user.findUniqueOrThrow({ where: { id: memberId } })).level;
}

test('web serves pages, calls and sockets and runs no due work', async () => {
  const { token } = member;
  expect((await callApi(web.port, HOST, '/')).status).toBe(200);
  const credits = `/api/get/credits/${member.publicId}`;
  expect((await callApi(web.port, HOST, credits, { token })).status).toBe(200);
  const { close } = await connectMember(web.port, HOST, token);
  close();
  // The job queue creates its schema when a worker first starts on a database.
  const [queue] = await db().$queryRaw<{ made: boolean }[]>`
    select to_regnamespace('pgboss') is not null as made`;
  expect(queue).toEqual({ made: false });
  expect(await level()).toBe(2);
});

test('worker runs due work, and its changes reach the sockets of web', async () => {
  const { next, close } = await connectMember(web.port, HOST, member.token);
  worker = await start('worker', 1);
  expect(await next('creditiResidui')).toMatchObject({ level: 0 });
  expect(await level()).toBe(0);
  close();
});

test('work queued by web wakes the worker, long before its tick', async () => {
  const { email } = await createMember();
  const body = { email, servizio: 'dolcevita' };
  const path = '/api/users/getTokenForReset';
  expect((await callApi(web.port, HOST, path, { token: member.token, body })).status).toBe(200);
  await mailbox(world.sandboxUrl).waitFor(email);
});

test('worker answers the two health calls on any host and nothing else', async () => {
  const port = worker?.port ?? 0;
  const { token } = member;
  for (const path of ['/api/health/live', '/api/health/ready']) {
    expect([path, (await callApi(port, 'anything.example', path)).status]).toEqual([path, 200]);
  }
  const others = ['/', '/login', '/favicon.ico', '/api/tracker/getIp', '/_next/static/x.js'];
  for (const path of others) {
    expect([path, (await callApi(port, HOST, path, { token })).status]).toEqual([path, 404]);
  }
  expect((await callApi(port, HOST, '/api/users/verify', { token, body: {} })).status).toBe(404);
  expect((await callApi(port, HOST, '/api/webhooks/adyen', { body: {} })).status).toBe(404);
  await expect(connectMember(port, HOST, token)).rejects.toThrow();
  expect(await worker?.stop()).toBe(0);
});
