import { expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import { ownershipContract } from '#lib/accounts/profile/contract.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { profileView } from '#lib/discovery/queries.ts';
import { filtersSchema } from '#lib/discovery/search/filters.ts';
import { clock } from '#lib/kernel/clock.ts';
import { toWire } from '#lib/wire/rename.ts';
import { createMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { own } from './ownership-setup.ts';

test('languages spoken reach the member, others, the desk and the export, and erasure empties them', async () => {
  const now = clock.now();
  const member = await createMember();
  const peer = await createMember({ gender: 'woman', seeking: 'man' });
  const { publicId, profileId, memberId, brandId, token } = member;
  expect((await own(member)).spokenLanguages).toEqual([]);
  await changeProfile({
    member: await viewerOfToken(token),
    trackerId: publicId,
    brand: brandOf(brandId),
    fields: { spokenLanguages: ['it', 'uk'] },
    now,
  });
  expect(await own(member)).toMatchObject({ spokenLanguages: ['it', 'uk'], textState: 'approved' });
  const viewer = await viewerOfToken(peer.token);
  const shown = await profileView({ viewer, locale: 'it', now }, member.angelId);
  expect(shown.spokenLanguages).toEqual(['it', 'uk']);
  const { token: care } = await createOperator({ role: 'care' });
  const { answer } = await askDesk('GET /api/desk/members/{trackerId}', {
    token: care,
    purpose: 'ticket',
    params: { trackerId: publicId },
  });
  expect(answer).toMatchObject({ profile: { spokenLanguages: ['it', 'uk'] } });
  const { profiles } = await gatherData(memberId, now);
  expect(profiles).toMatchObject([{ spokenLanguages: ['it', 'uk'] }]);
  await inTransaction((tx) => eraseAccount(tx, memberId, now));
  const { spokenLanguages } = await db().profile.findUniqueOrThrow({ where: { id: profileId } });
  expect(spokenLanguages).toEqual([]);
});

test('languages spoken are of a closed list, without repetition, for profiles and searches alike', () => {
  const { body } = ownershipContract['PUT /api/users/{trackerId}'];
  expect(body.parse({ spokenLanguages: ['it', 'it', 'en'] })).toEqual({
    spokenLanguages: ['it', 'en'],
  });
  expect(body.safeParse({ spokenLanguages: ['tlh'] }).success).toBe(false);
  expect(toWire({ spokenLanguages: ['it'] })).toEqual({ lingueParlate: ['it'] });
  expect(filtersSchema.parse({ spokenLanguages: ['it'] }).spokenLanguages).toEqual(['it']);
  expect(filtersSchema.safeParse({ spokenLanguages: ['tlh'] }).success).toBe(false);
});
