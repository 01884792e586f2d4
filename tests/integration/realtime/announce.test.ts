// [core §7 out softwareVersion]
import { beforeEach, expect, test } from '@jest/globals';
import { softwareVersion } from '#lib/realtime/software-version.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { emit, hubWithMembers } from './hub-members.ts';

const { connect, members } = hubWithMembers();
let one: CreatedMember;
let other: CreatedMember;
beforeEach(() => {
  [one, other] = members();
});

test.each([
  ['the same build', softwareVersion(), false],
  ['another build', 'yesterday', true],
  ['no build', null, false],
])('a device of %s receives whether it must reload', async (_, build, reload) => {
  const device = await connect(one);
  await emit(device, 'clickid', { clickid: one.publicId, softwareVersion: build });
  expect(await device.next('softwareVersion')).toEqual({
    softwareVersion: softwareVersion(),
    reload,
  });
});

test('the cursor in the answer advances with every inbox change, and with nothing else', async () => {
  const [device, peer] = [await connect(one), await connect(other)];
  const cursor = async (): Promise<unknown> => {
    const acked = await emit(device, 'clickid', { clickid: one.publicId });
    return (acked as unknown as { readonly cursor: unknown }).cursor;
  };
  const before = await cursor();
  expect(before).toMatch(/^\d+$/);
  expect(await cursor()).toBe(before);
  await peer.say(one.angelId, 'Ciao');
  const after = await cursor();
  expect(Number(after)).toBeGreaterThan(Number(before));
  await emit(device, 'read', { angelId: other.angelId });
  expect(Number(await cursor())).toBeGreaterThan(Number(after));
});
