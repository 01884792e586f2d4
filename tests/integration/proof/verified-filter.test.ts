import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { clock } from '#lib/kernel/clock.ts';
import { decideVerification } from '#lib/proof/decide-verification.ts';
import { createMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { ask, names, newViewer, region } from '../discovery/searching.ts';
import { onPhotos } from '../media/form.ts';
import { addPhoto, onVerification, sendAsked } from './selfies.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

describe('the filter of verified photos', () => {
  let viewer: MemberViewer;
  let regionId: number;

  beforeAll(async () => {
    regionId = await region('Basilicata');
    viewer = await newViewer(regionId);
    await createMember({ regionId, gender: 'woman', seeking: 'man', screenName: 'Nina' });
    await createHostedProfile({ regionId, now: clock.now(), screenName: 'Hosted' });
  });

  const filters = { photoChecked: true } as const;
  const found = (): Promise<string[]> => names(viewer, { filters });

  async function verified(screenName: string) {
    const member = await createMember({ regionId, gender: 'woman', seeking: 'man', screenName });
    const photoId = await addPhoto(member);
    const id = await sendAsked(member);
    const decision = { id, photoId, reason: null, isSenior: false, actor: 'operator:one' } as const;
    await decideVerification({ ...decision, now: clock.now() });
    return { member, photoId };
  }

  test('finds a member from the approval until the badge is given back', async () => {
    expect(await found()).toEqual([]);
    const { member } = await verified('Anna');
    expect(await found()).toEqual(['Anna']);
    await onVerification(member, 'DELETE');
    expect(await found()).toEqual([]);
  });

  test('finds a member until another photo becomes the main one', async () => {
    const { member, photoId } = await verified('Bice');
    const other = await addPhoto(member);
    expect(await found()).toEqual(['Bice']);
    expect((await ask(viewer, { filters: { ...filters, membersOnly: true } })).total).toBe(1);
    await onPhotos(member, 'POST', `/${other}/default`);
    expect(await found()).toEqual([]);
    await onPhotos(member, 'POST', `/${photoId}/default`);
    expect(await found()).toEqual([]);
  });
});
