// [core §1 Notices by e-mail]
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { registerPush } from '#lib/accounts/notices/push-registration.ts';
import { liveDevices } from '#lib/accounts/push-devices.ts';
import { endSession } from '#lib/accounts/session/end-session.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { sendPush } from '#lib/notifications/push/send-push.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { noticeTo, CONTENT } from './notice.ts';
import { received as receivedAt, subscribe } from './push-device.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

async function register(member: CreatedMember, token: string): Promise<string> {
  const viewer = await viewerOfToken(member.token);
  await registerPush({ member: viewer, named: undefined, token, now: clock.now() });
  const [device = ''] = await liveDevices(member.memberId, clock.now());
  return device;
}

const received = (id: string) => receivedAt(sandbox.url, id);

async function subscribed(key?: string) {
  const member = await createMember();
  const { token, id } = await subscribe(sandbox.url, key);
  const device = await register(member, token);
  const push = () => sendPush(noticeTo(member, device), CONTENT, clock.now());
  return { member, token, id, device, push };
}

test('the browser receives the content of the notice only', async () => {
  const { id, push } = await subscribed();
  expect(await push()).toBe('sent');
  expect(await push()).toBe('sent');
  const [one, two] = await received(id);
  expect(JSON.parse(one?.text ?? '')).toEqual({
    title: CONTENT.title,
    body: CONTENT.body,
    count: 2,
    silent: false,
    tag: 'notices',
    url: '/chats',
    lang: 'it',
  });
  expect(one).toMatchObject({ ttl: 86_400, urgency: 'high' });
  // The push service stores one undelivered message per topic, so the second replaces the first.
  expect(two?.topic).toBe(one?.topic);
});

test('a notice about likes alone has normal urgency, and links to a page in the member’s language', async () => {
  const { member, id, device } = await subscribed();
  const content = { ...CONTENT, urgent: false, path: '/notifications' as const };
  expect(await sendPush({ ...noticeTo(member, device), locale: 'en' }, content, clock.now())).toBe(
    'sent',
  );
  const [push] = await received(id);
  expect(push?.urgency).toBe('normal');
  expect(JSON.parse(push?.text ?? '')).toMatchObject({ url: '/en/notifications', lang: 'en' });
});

test('an ended session, another member’s device and a missing device receive nothing', async () => {
  const { member, token, id, device, push } = await subscribed();
  const other = await createMember();
  const moved = await register(other, token);
  expect([moved, await push()]).toEqual([device, 'gone']);
  const now = clock.now();
  expect(await sendPush(noticeTo(other), CONTENT, now)).toBe('gone');
  await endSession(db(), other.sessionId, now);
  expect(await sendPush(noticeTo(other, moved), CONTENT, now)).toBe('gone');
  expect(await liveDevices(member.memberId, now)).toEqual([]);
  expect(await received(id)).toEqual([]);
});

test('a browser that subscribed with another key refuses our key', async () => {
  const { id, push } = await subscribed('B'.repeat(87));
  expect(await push()).toBe('failed');
  expect(await received(id)).toEqual([]);
});

test('a subscription that its service has dropped is deleted', async () => {
  const { member, push } = await subscribed();
  await sandbox.fault({ provider: 'push', operation: 'send', kind: 'subscription_gone' });
  expect(await push()).toBe('gone');
  expect(await liveDevices(member.memberId, clock.now())).toEqual([]);
});

test('a busy service is retried after the delay it asks for, and dropped after five failures', async () => {
  const { member, id, push } = await subscribed();
  const busy = { provider: 'push', operation: 'send', kind: 'http_429' };
  await sandbox.fault({ ...busy, times: 4 }, { ...busy, kind: 'http_500' });
  expect(await push()).toEqual({ again: 7_000 });
  for (let tries = 0; tries < 3; tries += 1) await push();
  expect(await push()).toBe('gone');
  expect(await liveDevices(member.memberId, clock.now())).toEqual([]);
  expect(await received(id)).toEqual([]);
});

test('a success resets the failure count; a lost answer is retried under the same topic', async () => {
  const { member, id, push } = await subscribed();
  const lost = { provider: 'push', operation: 'send', kind: 'lost_answer' };
  await sandbox.fault({ ...lost, times: 4 });
  for (let tries = 0; tries < 4; tries += 1) expect(await push()).toEqual({ again: 60_000 });
  expect(await push()).toBe('sent');
  await sandbox.fault(lost);
  expect(await push()).toEqual({ again: 60_000 });
  expect(await liveDevices(member.memberId, clock.now())).toHaveLength(1);
  const pushes = await received(id);
  expect(new Set(pushes.map(({ topic }) => topic)).size).toBe(1);
});

test('a redirect of the push service is not followed', async () => {
  const { id, push } = await subscribed();
  await sandbox.fault({ provider: 'push', operation: 'send', kind: 'redirect_away' });
  expect(await push()).toBe('failed');
  expect(await received(id)).toEqual([]);
});
