import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { drawPortrait } from '#lib/media/portraits/draw-portrait.ts';
import { printPhotos } from '#lib/media/storage/print-photos.ts';
import { rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { formWith, upload } from '../media/form.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let member: CreatedMember;

beforeEach(async () => {
  await db().queueClaim.deleteMany();
  await db().photo.deleteMany();
  member = await createMember();
});

async function photoOf(owner: CreatedMember, picture: Buffer): Promise<string> {
  return (await upload(owner, formWith(picture))).body.data.id;
}

async function firstInQueue() {
  const { token } = await createOperator({ role: 'moderator', brandIds: ['dolcevita'] });
  const { answer } = await askDesk('POST /api/desk/queue/take', {
    token,
    purpose: 'Moderation',
    body: { lane: 'photo' },
  });
  return (answer['items'] as readonly Readonly<Record<string, unknown>>[])[0];
}

describe('a rejected picture', () => {
  const drawn = () =>
    drawPortrait({ seed: 'Ida', gender: 'woman', age: 34, portraitBrand: 'dolcevita', pose: 0 });

  async function refused(): Promise<string> {
    const id = await photoOf(
      member,
      await sharp(await drawn())
        .jpeg()
        .toBuffer(),
    );
    const now = clock.now();
    await rejectPhoto({ photoId: id, reason: 'advertising', actor: 'test', now });
    return id;
  }

  async function smallerOn(owner: CreatedMember) {
    const smaller = sharp(await drawn()).resize(360);
    await photoOf(owner, await smaller.jpeg({ quality: 60 }).toBuffer());
    return firstInQueue();
  }

  test('is recognised on another account, smaller and recompressed', async () => {
    const id = await refused();
    const item = await smallerOn(await createMember());
    expect(item).toMatchObject({
      similar: [{ id, state: 'rejected', reason: 'advertising', sameAccount: false }],
    });
  });

  test('from before fingerprints were stored gets one later', async () => {
    const id = await refused();
    await db().photo.update({
      where: { id },
      data: { print: null, printBands: [], printTriedAt: null },
    });
    while ((await printPhotos(clock.now())) > 0);
    expect(await smallerOn(member)).toMatchObject({ similar: [{ id, sameAccount: true }] });
  });

  test('is not shown to operators who do not work for its brand', async () => {
    await refused();
    const { profileId } = member;
    await db().profile.update({ where: { id: profileId }, data: { brandId: 'fuego' } });
    expect(await smallerOn(await createMember())).toMatchObject({ similar: [] });
  });
});
