// [core §3 Flow] [core §7 POST /api/users/verify]
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { createMember, type CreatedMember, type MemberOptions } from '#tests/factories/member.ts';
import { browse } from './landing-calls.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

async function asked({ token }: CreatedMember): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const { answer } = await browse('/api/users/verify', { body: {}, headers });
  // Each start returns the next token; the older one remains valid for a minute.
  expect(answer['verify']).toBe(true);
  return answer['askChannels'];
}

const asking = (more: MemberOptions = {}) => createMember({ flowCode: '15', ...more });

async function choose({ token }: CreatedMember, body: object) {
  const headers = { authorization: `Bearer ${token}` };
  return browse('/api/users/changeNotificationPreferences', { body, headers });
}

test('offers the channels that reach the member, in a flow that asks, until they answer', async () => {
  const member = await asking();
  expect(await asked(member)).toEqual(['email', 'telegram', 'push']);
  expect(await asked(member)).toEqual(['email', 'telegram', 'push']);
  expect((await choose(member, { email: false })).answer).toMatchObject({ email: false });
  expect(await asked(member)).toEqual([]);
});

test('counts closing as an answer and changes no setting', async () => {
  const member = await asking();
  const { answer } = await choose(member, {});
  expect(answer).toMatchObject({ email: true, telegram: false, notifiche_push: false });
  expect(await asked(member)).toEqual([]);
  const row = await db().user.findUniqueOrThrow({ where: { id: member.memberId } });
  expect(row.notifyEmail).toBeNull();
});

test.each<[string, MemberOptions, object]>([
  ['another flow', { flowCode: '7' }, {}],
  ['an address to confirm', { confirmed: false }, {}],
  ['a bouncing address', {}, { emailScore: 0 }],
  ['no place yet', {}, { regionId: null }],
  ['a choice made before', {}, { notifyEmail: true }],
])('asks nothing with %s', async (_, options, changes) => {
  const member = await asking(options);
  await db().user.update({ where: { id: member.memberId }, data: changes });
  expect(await asked(member)).toEqual([]);
});
