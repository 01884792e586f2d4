// [core §4 Like over the socket] [core §7 in like] [core §7 in match] [core §7 in chat] [core §7 out like]
// [core §7 out creditiResidui]
import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { CreatedMember } from '#tests/factories/member.ts';
import type { SocketMember } from '#tests/setup/socket-member.ts';
import { createWoman } from '../discovery/choices.ts';
import { likesLeft } from '../discovery/outcomes.ts';
import { emit, hubWithMembers } from './hub-members.ts';

const { connect, members } = hubWithMembers();
let him: CreatedMember;
let her: CreatedMember;
beforeEach(async () => {
  [him] = members();
  her = await createWoman();
});

/** Emits as the client of the reference texts: it never reads an acknowledgement. */
function send({ socket }: SocketMember, event: string, payload: object = {}): void {
  socket.emit(event, { angelId: her.angelId, idClient: randomUUID(), ...payload });
}

test('the build is answered by softwareVersion', async () => {
  const device = await connect(him);
  send(device, 'clickid', { clickid: him.publicId, softwareVersion: 'old' });
  expect(await device.next('softwareVersion')).toMatchObject({ reload: true });
});

test.each([
  ['like', {}],
  ['match', { type: 'like' }],
])('a like by %s is answered by like and creditiResidui with what is left', async (event, more) => {
  const device = await connect(him);
  const left = (await likesLeft(him)) - 1;
  send(device, event, more);
  expect(await device.next('like')).toEqual({
    angelId: her.angelId,
    creditiLike: left,
    matched: false,
    liked: true,
  });
  expect(await device.next('creditiResidui')).toMatchObject({ creditiLike: left });
});

test('a dislike is answered by nothing', async () => {
  const device = await connect(him);
  const received: string[] = [];
  device.socket.onAny((name: string) => received.push(name));
  send(device, 'match', { type: 'dislike' });
  await emit(device, 'clickid', {});
  expect(received).not.toContain('like');
});

test('a like without a credit is answered by like with none left', async () => {
  const device = await connect(him);
  for (let left = await likesLeft(him); left > 0; left -= 1) {
    await emit(device, 'like', { angelId: (await createWoman()).angelId, idClient: randomUUID() });
  }
  send(device, 'like');
  expect(await device.next('like')).toEqual({
    angelId: her.angelId,
    creditiLike: 0,
    matched: false,
    liked: false,
  });
});

test('a message is answered by creditiResidui, stored or refused for want of credits', async () => {
  const [device, hers] = [await connect(him), await connect(her)];
  type Credits = { readonly creditiIcebreaker: number; readonly creditiTotali: number };
  const spent = ({ creditiIcebreaker, creditiTotali }: Credits) =>
    creditiIcebreaker + creditiTotali === 0;
  send(device, 'chat', { msg: 'Ciao' });
  expect(await hers.next('chat')).toMatchObject({ angelId: him.angelId, from: 'peer' });
  await device.next('creditiResidui');
  for (let said = 0; said < 10; said += 1) {
    const { ok } = await device.say((await createWoman()).angelId, 'Ciao');
    if (!ok) break;
  }
  her = await createWoman();
  send(device, 'chat', { msg: 'Ciao' });
  expect(await device.next('creditiResidui', spent)).toBeDefined();
  // The first one was sent with the last credit, this one for the refusal.
  expect(await device.next('creditiResidui', spent)).toBeDefined();
});
