import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { addressHash } from '#lib/known-people/address-key.ts';
import { KNOWN_ADDRESSES_MAX } from '#lib/known-people/limits.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { ask } from '../http/callers.ts';

const ADD = 'POST /api/users/knownPeople';
const REMOVE = `${ADD}/remove`;

async function send(key: string, { token }: CreatedMember, hashes: unknown) {
  const { status, code, text } = await ask({ key, token, body: JSON.stringify({ hashes }) });
  return { status, code, text };
}

test('answers an address with an account and one without alike, when added and removed', async () => {
  const [one, other, known] = [await createMember(), await createMember(), await createMember()];
  const [hit, miss] = [addressHash(known.email), addressHash('nobody-here@example.test')];
  for (const key of [ADD, REMOVE]) {
    const answers = [await send(key, one, [hit]), await send(key, other, [miss])];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 200 });
  }
});

test('refuses what is no hash, none, and more than a list holds, and stores nothing', async () => {
  const member = await createMember();
  const hash = addressHash('somebody@example.test');
  const wrong = [
    [],
    ['somebody@example.test'],
    [`${hash}A`],
    [hash.slice(1)],
    // The last letter of 32 bytes has two bits that are always zero.
    [`${hash.slice(0, -1)}B`],
    [hash, null],
    hash,
    Array.from({ length: KNOWN_ADDRESSES_MAX + 1 }, () => hash),
  ];
  for (const hashes of wrong) {
    expect(await send(ADD, member, hashes)).toMatchObject({ status: 422, code: 'input_invalid' });
  }
  expect(await db().knownAddress.count({ where: { profileId: member.profileId } })).toBe(0);
});

test('accepts a whole list in one call', async () => {
  const member = await createMember();
  const hashes = Array.from({ length: KNOWN_ADDRESSES_MAX }, (_, i) => addressHash(`p${i}@x.test`));
  const { status, text } = await send(ADD, member, hashes);
  expect([status, text]).toEqual([200, JSON.stringify({ count: KNOWN_ADDRESSES_MAX })]);
});
