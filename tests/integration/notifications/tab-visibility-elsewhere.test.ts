import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { realtime } from '#lib/realtime/port.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { startRedis } from '#tests/setup/redis.ts';
import { connectMember, type SocketMember } from '#tests/setup/socket-member.ts';
import { emit } from '../realtime/hub-members.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';

let redis: Awaited<ReturnType<typeof startRedis>>;
/** The one that is asked, and one beside it with which it shares nothing but Redis. */
let asked: Hub;
let beside: Hub;
let member: CreatedMember;

beforeAll(async () => {
  redis = await startRedis();
  process.env['REDIS_URL'] = redis.url;
  beside = await startInProcessHub();
  // Verbs reach the hub that started last.
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

test('a window in view on another instance counts, until it is out of view or its line ends', async () => {
  const phone = await connectMember(beside.port, HOST, member.token);
  expect(await hasVisibleTab()).toBe(false);
  await setVisible(phone, true);
  expect(await hasVisibleTab()).toBe(true);
  await setVisible(phone, false);
  expect(await hasVisibleTab()).toBe(false);
  await setVisible(phone, true);
  phone.close();
  // The other one hears of it a moment later; the test's own time limit ends a wait for nothing.
  while (await hasVisibleTab()) await sleep(10);
});
