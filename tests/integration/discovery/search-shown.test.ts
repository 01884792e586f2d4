// [core §3 Search answer] [core §7 POST /api/dispenser]
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { ask, names, newViewer, now, region } from './searching.ts';

describe('the results of a search', () => {
  let viewer: MemberViewer;
  let regionId: number;

  beforeAll(async () => {
    regionId = await region('Umbria');
    viewer = await newViewer(regionId);
    const suits = { regionId, now, gender: 'woman', seeking: 'man' } as const;
    await createMember({ ...suits, screenName: 'Fits' });
    await createMember({ ...suits, screenName: 'Seeks women', seeking: 'woman' });
    await createMember({ ...suits, screenName: 'A man', gender: 'man' });
    await createMember({ ...suits, screenName: 'Unconfirmed', confirmed: false });
    await createMember({ ...suits, screenName: 'Disabled', state: 'disabled' });
    await createMember({ ...suits, screenName: 'Elsewhere', brandId: 'fuego', regionId });
    await createHostedProfile({ regionId, now, screenName: 'Hosted one' });
    await createHostedProfile({ regionId, now, screenName: 'Hosted for women', seeking: 'woman' });
  });

  test('are mutually suitable profiles, members first', async () => {
    expect(await names(viewer)).toEqual(['Fits', 'Hosted one']);
  });

  test('are men seeking women for a woman seeking men, without herself', async () => {
    const anna = await newViewer(regionId, { gender: 'woman', seeking: 'man' });
    const { profiles } = await ask(anna);
    const own = await db().profile.findUniqueOrThrow({ where: { id: anna.profileId } });
    expect(profiles.map(({ id }) => id)).not.toContain(own.publicId);
    expect(new Set(profiles.map(({ gender }) => gender))).toEqual(new Set(['man']));
  });

  test('show hosted profiles with a label, no online mark, and a recorded disclosure', async () => {
    const { profiles } = await ask(viewer);
    const shown = profiles.find(({ kind }) => kind === 'hosted');
    expect(shown?.label).toBe('Gestito da noi · risposte automatiche');
    expect(shown?.online).toBe(false);
    const disclosed = await db().disclosure.findMany({ where: { memberId: viewer.memberId } });
    expect(disclosed.map(({ surface }) => surface)).toEqual(['search']);
  });

  test('leave out hosted profiles with the members-only filter', async () => {
    const found = await names(viewer, { filters: { membersOnly: true } });
    expect(found).toContain('Fits');
    expect(found).not.toContain('Hosted one');
  });

  test.each(['the viewer', 'the other side'])(
    'leave out profiles across a block by %s',
    async (who) => {
      const blocker = await newViewer(regionId);
      const peer = await createMember({
        regionId,
        now,
        gender: 'woman',
        seeking: 'man',
        screenName: who,
      });
      expect(await names(blocker)).toContain(who);
      const [profileLow = '', profileHigh = ''] = [blocker.profileId, peer.profileId].sort();
      const id = newId(now.getTime());
      await db().conversation.create({
        data: {
          id,
          brandId: 'dolcevita',
          profileLow,
          profileHigh,
          openedBy: blocker.profileId,
          createdAt: now,
          participants: {
            create: [
              {
                profileId: blocker.profileId,
                peerId: peer.profileId,
                blockedAt: who === 'the viewer' ? now : null,
              },
              {
                profileId: peer.profileId,
                peerId: blocker.profileId,
                blockedAt: who === 'the viewer' ? null : now,
              },
            ],
          },
        },
      });
      expect(await names(blocker)).not.toContain(who);
    },
  );

  test('leave out members who are no longer confirmed or active', async () => {
    const { profileId, memberId } = await createMember({
      regionId,
      now,
      gender: 'woman',
      seeking: 'man',
      screenName: 'Leaves',
    });
    expect(await names(viewer)).toContain('Leaves');
    await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
    await refreshListing(db(), profileId, now);
    expect(await names(viewer)).not.toContain('Leaves');
  });
});
