import { beforeEach, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import type { Acked, SocketMember } from '#tests/setup/socket-member.ts';
import { grant, ledgerFaults } from '../chat/purse.ts';
import { emit, hubWithMembers } from './hub-members.ts';

const { connect, members } = hubWithMembers();
let one: CreatedMember;
let other: CreatedMember;
beforeEach(() => {
  [one, other] = members();
});

const times = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act));
const refused = (answers: readonly Acked[]) =>
  answers.filter(({ code }) => code === 'too_many_requests');

test('the send limit is per member, whatever the number of devices; refused sends cost nothing', async () => {
  await grant(one, 'free', 100);
  const devices = [await connect(one), await connect(one), await connect(one)];
  const say = (device: SocketMember) => times(30, () => device.say(other.angelId, 'Ciao'));
  const answers = (await Promise.all(devices.map(say))).flat();
  const late = refused(answers);
  expect(late.length).toBeGreaterThan(0);
  expect(late.every(({ params }) => Number(params?.['retryAfter']) >= 1)).toBe(true);
  const stored = await db().message.count({ where: { senderId: one.profileId } });
  expect(stored).toBe(answers.length - late.length);
  expect(stored).toBeLessThan(90);
  expect(await ledgerFaults(one.memberId)).toEqual([]);
  expect((await (await connect(other)).say(one.angelId, 'Ciao')).ok).toBe(true);
});

test.each([
  ['brain', {}, 1],
  ['typing', { angelId: 'nobody' }, 10],
  ['watch', { angelId: null }, 20],
])('%s is refused above its rate limit, per member', async (event, payload, most) => {
  const [device, another] = [await connect(one), await connect(await createMember())];
  const answers = await times(most + 5, () => emit(device, event, payload));
  expect(answers.slice(0, most).every(({ ok }) => ok)).toBe(true);
  expect(refused(answers).length).toBeGreaterThan(0);
  expect(await emit(another, event, payload)).toEqual({ ok: true });
});
