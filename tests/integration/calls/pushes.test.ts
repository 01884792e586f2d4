import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { registerPush } from '#lib/accounts/notices/push-registration.ts';
import { endSession } from '#lib/accounts/session/end-session.ts';
import { CALL_RINGING_MS } from '#lib/calls/limits.ts';
import { peerOfCall } from '#lib/chat/calls/peer-of-call.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db } from '#lib/db/client.ts';
import { clock, DAY, HOUR, SECOND } from '#lib/kernel/clock.ts';
import { CALL_NOTICES } from '#lib/notifications/calls/due-call-notices.ts';
import { sendCallNotices } from '#lib/notifications/calls/send-call-notices.ts';
import { pauseNotices } from '#lib/notifications/pause-notices.ts';
import { claimDue } from '#lib/queue/claim-due.ts';
import { realtime } from '#lib/realtime/port.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { advance, wants } from '../notifications/outside.ts';
import { received, subscribe } from '../notifications/push-device.ts';
import { accept, end, start, watch } from './calling.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** Her phone, subscribed at the push service. */
let phone: string;
beforeEach(async () => {
  await sandbox.reset();
  const { token, id } = await subscribe(sandbox.url);
  phone = id;
  const member = await viewerOfToken(her.token);
  await registerPush({ member, named: undefined, token, now: clock.now() });
  await wants(her, 'push');
});

async function send(): Promise<void> {
  while ((await sendCallNotices(clock.now(), 50)) > 0);
}

/** Oldest first. */
const arrived = async () =>
  (await received(sandbox.url, phone)).toReversed().map(({ text, ...headers }) => ({
    ...headers,
    ...(JSON.parse(text) as { readonly body: string; readonly url: string; readonly tag: string }),
  }));

const bodies = async () => (await arrived()).map(({ body }) => body);

const RINGING = 'Uno dei tuoi match ti sta chiamando. Apri per rispondere.';
const MISSED = 'Hai perso una chiamata da uno dei tuoi match.';
const OVER = 'La chiamata è finita o hai risposto da un altro dispositivo.';
const lapse = (): Promise<void> => {
  advance(CALL_RINGING_MS);
  return Promise.resolve();
};
const rows = () => db().callNotice.count({ where: { call: { calleeId: her.profileId } } });

test('rings at once and for as long as the call does, without a name, and leads to the thread', async () => {
  const { call } = await start();
  advance(5 * SECOND);
  await send();
  await send();
  expect(await arrived()).toMatchObject([
    {
      title: 'Dolcevita',
      body: RINGING,
      tag: `call-${call.id}`,
      url: `/chats?call=${call.id}`,
      lang: 'it',
      silent: false,
      call: 'ringing',
      urgency: 'high',
    },
  ]);
  const [pushed] = await received(sandbox.url, phone);
  expect(pushed).toMatchObject({ ttl: (CALL_RINGING_MS - 5 * SECOND) / SECOND });
  expect(pushed?.text).not.toMatch(new RegExp(`${him.angelId}|${him.profileId}`));
  expect(await peerOfCall(her.profileId, call.id)).toBe(him.angelId);
  expect(await peerOfCall((await createMember()).profileId, call.id)).toBeNull();
  expect(await peerOfCall(her.profileId, 'no call')).toBeNull();
});

test.each([
  ['nobody answers', lapse, MISSED, DAY / SECOND],
  ['the caller cancels', async (id: string) => end(id), MISSED, DAY / SECOND],
  ['it is answered elsewhere', async (id: string) => accept(id), OVER, CALL_RINGING_MS / SECOND],
  ['it is declined', async (id: string) => end(id, her), OVER, CALL_RINGING_MS / SECOND],
  [
    'she blocks him',
    async () => blockPeer(await viewerOf(her), him.angelId, clock.now()),
    OVER,
    CALL_RINGING_MS / SECOND,
  ],
  [
    'he blocks her',
    async () => blockPeer(await viewerOf(him), her.angelId, clock.now()),
    OVER,
    CALL_RINGING_MS / SECOND,
  ],
] as const)('is replaced without a sound when %s', async (_, become, body, ttl) => {
  const { call } = await start();
  await send();
  await become(call.id);
  await watch();
  await send();
  const [rang, replaced, ...more] = await arrived();
  expect([rang?.body, more]).toEqual([RINGING, []]);
  expect(replaced).toMatchObject({ body, silent: true, call: 'over', ttl, tag: rang?.tag });
  expect(replaced?.topic).toBe(rang?.topic);
  expect(await rows()).toBe(0);
});

test('a call that no device showed is only said to be missed, with its sound', async () => {
  const missed = await start();
  await end(missed.call.id);
  await send();
  expect(await arrived()).toMatchObject([{ body: MISSED, silent: false, urgency: 'normal' }]);
  const answered = await start();
  await accept(answered.call.id);
  await send();
  expect([await bodies(), await rows()]).toEqual([[MISSED], 0]);
});

test.each([
  [
    'at night',
    () => {
      advance(12 * HOUR);
      return Promise.resolve();
    },
  ],
  [
    'during a pause of all notices',
    async () =>
      pauseNotices({
        member: await viewerOf(her),
        named: undefined,
        brand: brandOf('dolcevita'),
        length: 'open',
        timeZone: undefined,
        now: clock.now(),
      }),
  ],
  ['without the choice of push', () => wants(her)],
  [
    'while the site is in view',
    () => {
      realtime().hasVisibleTab = () => Promise.resolve(true);
      return Promise.resolve();
    },
  ],
  ['on a device that is logged out', () => endSession(db(), her.sessionId, clock.now())],
] as const)('nothing is pushed %s, when it is missed neither', async (_, arrange) => {
  await arrange();
  const { call } = await start();
  await send();
  await end(call.id);
  await send();
  expect([await bodies(), await rows()]).toEqual([[], 0]);
});

test('what rang before a pause is replaced during it', async () => {
  const { call } = await start();
  await send();
  await pauseNotices({
    member: await viewerOf(her),
    named: undefined,
    brand: brandOf('dolcevita'),
    length: 'open',
    timeZone: undefined,
    now: clock.now(),
  });
  await end(call.id);
  await send();
  expect(await bodies()).toEqual([RINGING, MISSED]);
});

test('a worker that died after its claim delays it; one that died after the push repeats it', async () => {
  const { call } = await start();
  expect(await claimDue(CALL_NOTICES, clock.now(), 5)).toHaveLength(1);
  await send();
  expect(await bodies()).toEqual([]);
  advance(CALL_NOTICES.leaseMs);
  await send();
  // Its last statement was lost.
  await db().callNotice.update({ where: { callId: call.id }, data: { dueAt: clock.now() } });
  await send();
  const tags = (await arrived()).map(({ tag, body }) => [tag, body]);
  expect(tags).toEqual([
    [`call-${call.id}`, RINGING],
    [`call-${call.id}`, RINGING],
  ]);
});

test('two workers push it once, and what ends during the push is not lost', async () => {
  const { call } = await start();
  await Promise.all([send(), send(), end(call.id)]);
  await send();
  const seen = await bodies();
  expect(seen.at(-1)).toBe(MISSED);
  expect(seen.filter((body) => body === MISSED)).toHaveLength(1);
  expect(seen.filter((body) => body === RINGING).length).toBeLessThanOrEqual(1);
  expect(await rows()).toBe(0);
});

test('a busy push service gets it again while it rings, and not after', async () => {
  await sandbox.fault({ provider: 'push', operation: 'send', kind: 'http_429' });
  await start();
  await send();
  expect(await bodies()).toEqual([]);
  advance(10 * SECOND);
  await send();
  expect(await bodies()).toEqual([RINGING]);
});
