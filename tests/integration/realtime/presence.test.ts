import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { realtime } from '#lib/realtime/port.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import type { SocketMember } from '#tests/setup/socket-member.ts';
import { emit, hubWithMembers } from './hub-members.ts';

const { connect, members } = hubWithMembers();
let him: CreatedMember;
let her: CreatedMember;
let his: SocketMember;
beforeEach(async () => {
  [him, her] = members();
  his = await connect(him);
  await his.say(her.angelId, 'Ciao');
});

type PresenceEvent = { readonly angelId: string; readonly online: boolean };

const watch = (device: SocketMember, angelId: string | null) => emit(device, 'watch', { angelId });
const nextPresence = (device: SocketMember): Promise<PresenceEvent> =>
  device.next<PresenceEvent>('presence');
const here = (member: CreatedMember, online: boolean): PresenceEvent => ({
  angelId: member.angelId,
  online,
});
/** The presence events that a device receives from now on. */
function listen({ socket }: SocketMember): readonly PresenceEvent[] {
  const received: PresenceEvent[] = [];
  socket.on('presence', (payload: PresenceEvent) => received.push(payload));
  return received;
}
/** Resolves after everything sent to the device before has arrived. */
const caughtUp = (device: SocketMember) => emit(device, 'clickid', {});
/** Closes devices and waits until the hub has noticed. */
async function leave({ memberId }: CreatedMember, ...devices: readonly SocketMember[]) {
  for (const device of devices) device.close();
  while (await realtime().isOnline(memberId)) await setImmediate();
}

test('a device that watches a profile receives its status, its arrival, and its departure after half a minute', async () => {
  await watch(his, her.angelId);
  expect(await nextPresence(his)).toEqual(here(her, false));
  const [first, second] = [await connect(her), await connect(her)];
  expect(await nextPresence(his)).toEqual(here(her, true));
  const received = listen(his);
  await leave(her, first, second);
  const back = await connect(her);
  clock.setOffset(31_000);
  await caughtUp(his);
  expect(received).toEqual([]);
  await leave(her, back);
  clock.setOffset(62_000);
  expect(await nextPresence(his)).toEqual(here(her, false));
});

test('a profile whose presence cannot be asked for is answered as offline', async () => {
  jest.spyOn(realtime(), 'isOnline').mockRejectedValueOnce(new Error('Redis is away'));
  expect(await watch(his, her.angelId)).toEqual({ ok: true });
  expect(await nextPresence(his)).toEqual(here(her, false));
});

test('a device that stops watching receives no more events', async () => {
  await watch(his, her.angelId);
  await nextPresence(his);
  await watch(his, null);
  const received = listen(his);
  await connect(her);
  await caughtUp(his);
  expect(received).toEqual([]);
});

describe('sends no presence', () => {
  const expectNoEvents = async (angelId: string): Promise<void> => {
    const received = listen(his);
    expect(await watch(his, angelId)).toEqual({ ok: true });
    const device = await connect(her);
    await caughtUp(his);
    await leave(her, device);
    expect(received).toEqual([]);
  };

  test('of a profile without a conversation', async () => {
    her = await createMember({ gender: 'woman' });
    await expectNoEvents(her.angelId);
  });

  test('of a profile that hides its presence', async () => {
    await setVisibility(
      await viewerOfToken(her.token),
      undefined,
      { showsPresence: false },
      clock.now(),
    );
    await expectNoEvents(her.angelId);
  });

  test('to a blocked member', async () => {
    await blockPeer(await viewerOfToken(her.token), him.angelId, clock.now());
    await expectNoEvents(her.angelId);
  });

  test('of oneself, of an unknown id, and of a system profile', async () => {
    const { publicId } = await db().profile.findFirstOrThrow({
      where: { kind: 'system' },
      orderBy: { id: 'asc' },
    });
    for (const angelId of [him.angelId, 'nobody', publicId]) await expectNoEvents(angelId);
  });
});

test('a member who hides presence goes offline at once, and comes back unseen', async () => {
  const hers = await connect(her);
  await watch(his, her.angelId);
  expect(await nextPresence(his)).toEqual(here(her, true));
  const viewer = await viewerOfToken(her.token);
  await setVisibility(viewer, undefined, { showsPresence: false }, clock.now());
  expect(await nextPresence(his)).toEqual(here(her, false));
  const received = listen(his);
  await leave(her, hers);
  clock.setOffset(31_000);
  await connect(her);
  await caughtUp(his);
  expect(received).toEqual([]);
});

test('a block ends watching on both sides', async () => {
  const hers = await connect(her);
  await watch(his, her.angelId);
  await watch(hers, him.angelId);
  await Promise.all([nextPresence(his), nextPresence(hers)]);
  await blockPeer(await viewerOfToken(her.token), him.angelId, clock.now());
  await his.next('conversation');
  const received = [listen(his), listen(hers)];
  // A device that still watches would receive an offline event here.
  for (const { angelId } of [him, her]) realtime().hidePresence(angelId);
  await Promise.all([caughtUp(his), caughtUp(hers)]);
  expect(received).toEqual([[], []]);
});

test('of two watch requests at once the last applies', async () => {
  const third = await createMember({ gender: 'woman' });
  await his.say(third.angelId, 'Ciao');
  await Promise.all([watch(his, her.angelId), watch(his, third.angelId)]);
  const received = listen(his);
  await connect(her);
  await connect(third);
  expect(await his.next<PresenceEvent>('presence', ({ online }) => online)).toEqual(
    here(third, true),
  );
  expect(received.filter(({ angelId }) => angelId === her.angelId)).toEqual([]);
});
