import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { realtime } from '#lib/realtime/port.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { startRedis } from '#tests/setup/redis.ts';
import { connectMember, type SocketMember } from '#tests/setup/socket-member.ts';
import { emit } from '../realtime/hub-members.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';

let redis: Awaited<ReturnType<typeof startRedis>>;
/** The hub under test, and a second one that shares only Redis with it. */
let asked: Hub;
let beside: Hub;
let member: CreatedMember;

beforeAll(async () => {
  redis = await startRedis();
  process.env['REDIS_URL'] = redis.url;
  beside = await startInProcessHub();
  // Verbs use the hub that started last.
  asked = await startInProcessHub();
  member = await createMember();
});
afterAll(async () => {
  await Promise.all([asked.stop(), beside.stop()]);
  await redis.stop();
});

const hasVisibleTab = () => realtime().hasVisibleTab(member.memberId);
const setVisible = (device: SocketMember, visible: boolean) =>
  emit(device, 'tabVisibility', { visible });

test('a visible tab on another instance counts until it is hidden or its connection closes', async () => {
  const phone = await connectMember(beside.port, HOST, member.token);
  expect(await hasVisibleTab()).toBe(false);
  await setVisible(phone, true);
  expect(await hasVisibleTab()).toBe(true);
  await setVisible(phone, false);
  expect(await hasVisibleTab()).toBe(false);
  await setVisible(phone, true);
  phone.close();
  // The other hub is notified a moment later; the time limit of the test ends an endless wait.
  while (await hasVisibleTab()) await sleep(10);
});
