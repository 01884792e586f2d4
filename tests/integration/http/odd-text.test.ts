import { beforeAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { createMember } from '#tests/factories/member.ts';
import { ask } from './callers.ts';

beforeAll(() => {
  process.env['RATE_LIMIT_FACTOR'] = '100000';
});

const send = (rest: string) =>
  ask({ key: 'POST /api/contact', body: `{"email":"anna@example.test",${rest}}` });

test.each([
  ['U+0000', '"text":"a\\u0000b"'],
  ['half of a character', '"text":"a\\ud83db"'],
  ['half of a character in a name', '"text":"ab","a\\udc00":1'],
])('refuses %s and stores nothing', async (_, rest) => {
  const before = await db().mailMessage.count();
  expect(await send(rest)).toMatchObject({ status: 422, code: 'input_invalid' });
  expect([await db().ticket.count(), await db().mailMessage.count()]).toEqual([0, before]);
});

test('ignores a field named __proto__', async () => {
  expect(await send('"__proto__":{"text":"a\\u0000b"}')).toMatchObject({
    code: 'contact_text_missing',
  });
});

test('stores characters of every plane as they were sent', async () => {
  const text = '𝒜 👩‍👩‍👧 𠮷 \u202e abc';
  expect((await send(`"text":${JSON.stringify(text)}`)).status).toBe(200);
  expect(await db().ticket.findFirstOrThrow()).toMatchObject({ text });
});

test('refuses a password with half of a character', async () => {
  const { email } = await createMember();
  const body = `{"email":"${email}","password":"granita\\ud83d"}`;
  expect((await ask({ key: 'POST /api/users/authenticate', body })).code).toBe('input_invalid');
});
