// [core §4 Like over the socket] [core §7 in like] [core §7 in match] [core §7 out like] [core §8 likes_exhausted]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { type SocketMember } from '#tests/setup/socket-member.ts';
import { grant } from '../chat/purse.ts';
import { createWoman, undo } from '../discovery/choices.ts';
import { likesLeft, newOf, pairOf } from '../discovery/outcomes.ts';
import { emit, hubWithMembers } from './hub-members.ts';

const { connect, members } = hubWithMembers();
let him: CreatedMember;
let her: CreatedMember;
beforeEach(async () => {
  [him] = members();
  her = await createWoman();
});

type WireEvent = Readonly<Record<string, unknown>>;

/** The payload of the original client, which has more fields than the server reads. */
const likeOf = (from: CreatedMember, to: CreatedMember) => ({
  trackerId: from.publicId,
  angelId: to.angelId,
  servizio: 'dolcevita',
  country: 'it',
  screenName: 'Anybody',
  idClient: randomUUID(),
});
const matchOf = (from: CreatedMember, to: CreatedMember, type: 'like' | 'dislike') => ({
  trackerId: from.publicId,
  angelId: to.angelId,
  type,
  mongoId: to.angelId,
  idClient: randomUUID(),
});

test('a like is acknowledged, and sent to the peer and to the member’s other devices', async () => {
  const [phone, desk, hers] = [await connect(him), await connect(him), await connect(her)];
  const had = await likesLeft(him);
  expect(await emit(phone, 'like', likeOf(him, her))).toEqual({
    ok: true,
    choice: 'like',
    matched: false,
    repeated: false,
    creditiLike: had - 1,
    creditiResidui: expect.objectContaining({ creditiLike: had - 1 }) as unknown,
  });
  const expected = { angelId: her.angelId, creditiLike: had - 1, matched: false, liked: true };
  expect(await desk.next('like')).toEqual(expected);
  expect(await hers.next('chat')).toMatchObject({
    angelId: him.angelId,
    type: 'like',
    categoriaNotifica: null,
    msg: null,
    blurred: false,
  });
  expect(await newOf(her)).toBe(1);
  await undo(him);
  expect(await desk.next('like')).toMatchObject({ angelId: her.angelId, liked: false });
  expect(await hers.next('notices')).toEqual({ newNotifications: 0 });
});

test('25: a like, its undo and a match send the remaining credits to every device of the member', async () => {
  const [phone, desk] = [await connect(him), await connect(him)];
  const had = await likesLeft(him);
  await emit(phone, 'like', likeOf(him, her));
  await undo(him);
  for (const device of [phone, desk]) {
    expect(await device.next('creditiResidui')).toMatchObject({ creditiLike: had - 1 });
    expect(await device.next('creditiResidui')).toMatchObject({ creditiLike: had });
  }
});

test('29: a visit has the type of the reference texts on the wire', async () => {
  const hers = await connect(her);
  await recordVisit(await viewerOfToken(him.token), her.angelId, clock.now());
  expect(await hers.next('chat')).toMatchObject({ type: 'visita', msg: null });
});

test('both sides of a match are notified on all their devices', async () => {
  const [his, hers, hersToo] = [await connect(him), await connect(her), await connect(her)];
  await emit(his, 'like', likeOf(him, her));
  expect(await emit(hers, 'match', matchOf(her, him, 'like'))).toMatchObject({
    ok: true,
    choice: 'like',
    matched: true,
  });
  expect(await his.next('chat')).toMatchObject({
    angelId: her.angelId,
    type: 'like',
    categoriaNotifica: 'risposta_a_like',
  });
  expect(await hersToo.next('like')).toMatchObject({ angelId: him.angelId, matched: true });
});

test('a frame sent again after a lost connection is handled once', async () => {
  const had = await likesLeft(him);
  const frame = likeOf(him, her);
  const first = await connect(him);
  await emit(first, 'like', frame);
  first.close();
  const second = await connect(him);
  expect(await emit(second, 'like', frame)).toMatchObject({ ok: true, repeated: true });
  expect(await likesLeft(him)).toBe(had - 1);
});

test('a dislike notifies no one', async () => {
  const [his, hers] = [await connect(him), await connect(her)];
  const received: string[] = [];
  hers.socket.onAny((name: string) => received.push(name));
  expect(await emit(his, 'match', matchOf(him, her, 'dislike'))).toMatchObject({
    ok: true,
    choice: 'dislike',
  });
  // Everything sent to her before has arrived when this is answered.
  await emit(hers, 'clickid', {});
  expect(received).not.toContain('chat');
});

test.each([
  ['like', 'nobody could have', { angelId: 'x y' }],
  ['like', 'no retry would be known by', { idClient: 'no uuid' }],
  ['match', 'chooses neither', { type: 'maybe' }],
])('a %s frame that %s is refused', async (event, _, wrong) => {
  const device = await connect(him);
  const frame = { ...matchOf(him, her, 'like'), ...wrong };
  expect(await emit(device, event, frame)).toMatchObject({ ok: false, code: 'input_invalid' });
});

test('a refusal returns its code and the prompt to open', async () => {
  const device = await connect(him);
  const had = await likesLeft(him);
  for (let n = 0; n < had; n += 1) await emit(device, 'like', likeOf(him, await createWoman()));
  expect(await emit(device, 'like', likeOf(him, her))).toEqual({
    ok: false,
    code: 'likes_exhausted',
    params: { hook: 'file_like' },
  });
});

describe('an invitation', () => {
  const invite = (device: SocketMember, idClient: string = randomUUID(), invitation = true) =>
    emit(device, 'chat', { angelId: her.angelId, msg: 'Vieni al mare?', idClient, invitation });

  test('is a message plus a like that costs no like credit, and matches an existing like', async () => {
    const inviting = await createMember({ flowCode: '12' });
    const had = await likesLeft(inviting);
    const [device, hers] = [await connect(inviting), await connect(her)];
    await emit(hers, 'like', likeOf(her, inviting));
    const idClient = randomUUID();
    expect(await invite(device, idClient)).toMatchObject({ ok: true, seq: 2, matched: true });
    const reply = ({ type }: WireEvent) => type === 'like';
    expect(await hers.next<WireEvent>('chat', reply)).toMatchObject({
      categoriaNotifica: 'risposta_a_like',
    });
    expect(await likesLeft(inviting)).toBe(had);
    expect(await invite(device, idClient)).toMatchObject({ ok: true, seq: 2, matched: true });
    const pair = await pairOf(inviting.profileId, her.profileId);
    expect(pair?.messages.map(({ kind }) => kind)).toEqual(['like', 'personal', 'like']);
    expect(await db().swipe.findMany({ where: { profileId: inviting.profileId } })).toEqual([
      expect.objectContaining({ choice: 'like', source: 'invitation', cost: 0 }),
    ]);
  });

  test('is only a message in a flow without invitations', async () => {
    await grant(him, 'free', 1);
    const device = await connect(him);
    expect(await invite(device)).toMatchObject({ ok: true, matched: false });
    expect(await db().swipe.count({ where: { profileId: him.profileId } })).toBe(0);
  });
});
