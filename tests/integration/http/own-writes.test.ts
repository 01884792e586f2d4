import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hasWrittenLately } from '#lib/db/own-writes.ts';
import { createMember } from '#tests/factories/member.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';
import { ask } from './callers.ts';

let hub: Hub;

beforeAll(async () => {
  // With a replica, members who have written read from the primary for a while.
  process.env['DATABASE_READ_URL'] = testDatabase().url;
  hub = await startInProcessHub();
});
afterAll(() => hub.stop());

test('20: a search is no write, a block and a call that is refused by its verb are', async () => {
  const [{ token, profileId }, other, { angelId }] = await Promise.all([
    createMember(),
    createMember(),
    createMember({ gender: 'woman' }),
  ]);
  const post = (key: string, body: object, as = token) =>
    ask({ key, token: as, body: JSON.stringify(body) });
  expect((await post('POST /api/dispenser', {})).status).toBe(200);
  expect(await hasWrittenLately(profileId)).toBe(false);
  expect((await post('POST /api/users/block', { angelId })).status).toBe(200);
  expect(await hasWrittenLately(profileId)).toBe(true);
  const refused = await post('POST /api/users/block', { angelId: 'nobody' }, other.token);
  expect(refused.status).toBe(404);
  expect(await hasWrittenLately(other.profileId)).toBe(true);
});

test('20: an event of a member’s socket is a write', async () => {
  const [{ token, profileId }, { angelId }] = await Promise.all([
    createMember(),
    createMember({ gender: 'woman' }),
  ]);
  const member = await connectMember(hub.port, HOST, token);
  expect(await hasWrittenLately(profileId)).toBe(false);
  expect(await member.say(angelId, 'Ciao, come stai?')).toMatchObject({ ok: true });
  expect(await hasWrittenLately(profileId)).toBe(true);
  member.close();
});
