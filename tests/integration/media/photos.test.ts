// [core §1 Photos and texts are moderated] [money §7 Photo at /{folder}/{angelId}.jpg]
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';
import { newPhotoKey, privatePhotoName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { isCurrentPicturePath, serveCurrentPicture, servePhoto } from '#lib/media/serve-photo.ts';
import { approvePhoto, rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { createMember } from '#tests/factories/member.ts';

const now = new Date('2026-11-21T12:00:00Z');

const picture = () =>
  sharp({ create: { width: 720, height: 960, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

const ask = (path: string, headers: Record<string, string> = {}) =>
  servePhoto(new Request(`http://dolcevita.localhost${path}`, { headers }));

async function pendingPhoto() {
  const { profileId } = await createMember({ gender: 'woman', seeking: 'man', now });
  const objectKey = newPhotoKey();
  await photoStore().put(privatePhotoName(objectKey), await picture(), 'image/jpeg');
  const id = newId();
  await db().photo.create({
    data: {
      id,
      profileId,
      objectKey,
      position: 0,
      state: 'pending',
      width: 720,
      height: 960,
      createdAt: now,
    },
  });
  return { id, objectKey, profileId };
}

test('a photo is public from its approval to its rejection', async () => {
  const { id, objectKey, profileId } = await pendingPhoto();
  expect((await ask(`/photos/${objectKey}.webp`)).status).toBe(404);

  await approvePhoto({ photoId: id, actor: 'test', now });
  const full = await ask(`/photos/${objectKey}.webp`);
  expect(full.status).toBe(200);
  expect(full.headers.get('cache-control')).toContain('immutable');
  const listing = await db().profileListing.findFirstOrThrow({ where: { profileId } });
  expect(listing.hasPhoto).toBe(true);
  const photo = await db().photo.findUniqueOrThrow({ where: { id } });
  expect(photo.isDefault).toBe(true);

  for (const [name, width] of [
    ['-card.webp', 480],
    ['-thumb.webp', 120],
    ['.webp', 720],
  ] as const) {
    const answer = await ask(`/photos/${objectKey}${name}`);
    const { width: drawn } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(drawn).toBe(width);
  }
  const avif = await (await ask(`/photos/${objectKey}-card.avif`)).arrayBuffer();
  expect(Buffer.from(avif).subarray(4, 12).toString()).toBe('ftypavif');
  const etag = full.headers.get('etag') ?? '';
  expect((await ask(`/photos/${objectKey}.webp`, { 'if-none-match': etag })).status).toBe(304);

  await rejectPhoto({ photoId: id, actor: 'test', reason: 'not_a_person', now });
  expect((await ask(`/photos/${objectKey}.webp`)).status).toBe(404);
  expect((await ask(`/photos/${objectKey}-card.webp`)).status).toBe(404);
});

test('serves the current picture of a profile under its id, in its folder', async () => {
  const { id, profileId } = await pendingPhoto();
  const brand = brandById('dolcevita');
  if (!brand) throw new Error('brand not found');
  const { publicId } = await db().profile.findUniqueOrThrow({ where: { id: profileId } });
  const at = (folder: string) => {
    const path = `/${folder}/${publicId}.jpg`;
    expect(isCurrentPicturePath(path, brand)).toBe(true);
    return serveCurrentPicture(new Request(`http://dolcevita.localhost${path}`), brand);
  };
  const { members, hosted } = brand.photoFolders;
  expect((await at(members)).status).toBe(404);
  await approvePhoto({ photoId: id, actor: 'test', now });
  const found = await at(members);
  expect(found.headers.get('content-type')).toBe('image/jpeg');
  expect((await at(hosted)).status).toBe(404);
});

test.each([
  '/photos/../../etc/passwd',
  '/photos/..%2f..%2fsecret.webp',
  '/photos/abc.webp',
  '/photos/aaaaaaaaaaaaaaaaaaaa.svg',
  '/photos/aaaaaaaaaaaaaaaaaaaa-card.jpg',
  '/photos/private/aaaaaaaaaaaaaaaaaaaa.webp',
])('answers %s with 404', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('refuses a second review', async () => {
  const { id } = await pendingPhoto();
  await approvePhoto({ photoId: id, actor: 'test', now });
  await expect(approvePhoto({ photoId: id, actor: 'test', now })).rejects.toMatchObject({
    code: 'conflict',
  });
  const audit = await db().auditEntry.findMany({ where: { subject: id } });
  expect(audit.map(({ action }) => action)).toEqual(['photo.approve']);
});
