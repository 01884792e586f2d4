// [core §7 GET /api/users/photos/{trackerId}] [core §7 PUT /api/users/photos/{trackerId}]
// [core §7 POST /api/users/photos/{trackerId}/{photoId}/default]
// [core §7 DELETE /api/users/photos/{trackerId}/{photoId}]
// [core §7 POST /api/users/photos/{trackerId}/{photoId}/restore]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { privatePhotoName, ownCardName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { removePhotosOf } from '#lib/media/remove-photos-of.ts';
import { publicNames, publicVariant } from '#lib/media/variants.ts';
import { approvePhoto } from '#lib/moderation/photos/review-photo.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { formWith, onPhotos, photograph, upload } from './form.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let member: CreatedMember;
beforeEach(async () => {
  member = await createMember();
});

async function add(approved = true): Promise<string> {
  const { body } = await upload(member, formWith(await photograph()));
  const { id } = body.data;
  if (approved) await approvePhoto({ photoId: id, actor: 'test', now: clock.now() });
  return id;
}

/** The photos as their owner sees them: ids in order, the default one marked. */
async function seen(): Promise<readonly (readonly [string, boolean])[]> {
  const { body } = await onPhotos<{ photos: readonly { id: string; predefinita: boolean }[] }>(
    member,
    'GET',
  );
  return body.photos.map(({ id, predefinita }) => [id, predefinita] as const);
}

describe('the order of a member’s own photos', () => {
  test('is set by the request, and the last default is marked', async () => {
    const [a, b, c] = [await add(), await add(), await add()];
    expect(await seen()).toEqual([
      [a, true],
      [b, false],
      [c, false],
    ]);
    const { status } = await onPhotos(member, 'PUT', '', { order: [c, a, b] });
    expect(status).toBe(200);
    expect(await seen()).toEqual([
      [c, false],
      [a, true],
      [b, false],
    ]);
    await onPhotos(member, 'POST', `/${b}/default`);
    expect(await seen()).toEqual([
      [c, false],
      [a, false],
      [b, true],
    ]);
  });

  test('accepts no foreign id, no duplicate, and no incomplete list', async () => {
    const [a, b] = [await add(false), await add(false)];
    const other = await createMember();
    const { body } = await upload(other, formWith(await photograph()));
    for (const order of [[a], [a, a], [a, b, b], [a, body.data.id], [], ['x', 'y']]) {
      const answer = await onPhotos(member, 'PUT', '', { order });
      expect([order.length, answer.status, answer.body.code]).toEqual([
        order.length,
        409,
        'conflict',
      ]);
    }
    expect((await onPhotos(member, 'PUT', '', { order: 'a' })).status).toBe(422);
    expect((await seen()).map(([id]) => id)).toEqual([a, b]);
  });

  test('stays consistent while reorders, defaults, uploads and removals run at once', async () => {
    const ids = [await add(), await add(), await add(), await add(false)];
    const bytes = await photograph();
    await Promise.all([
      ...ids.map((id) => onPhotos(member, 'POST', `/${id}/default`)),
      onPhotos(member, 'PUT', '', { order: [...ids].reverse() }),
      onPhotos(member, 'PUT', '', { order: ids }),
      onPhotos(member, 'DELETE', `/${ids[0] ?? ''}`),
      upload(member, formWith(bytes)),
      upload(member, formWith(bytes)),
    ]);
    const rows = await db().photo.findMany({
      where: { profileId: member.profileId, state: { not: 'removed' } },
    });
    expect(rows).toHaveLength(5);
    expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(5);
  });
});

describe('a removed photo', () => {
  test('leaves the profile at once, can be restored, and is deleted when it is not', async () => {
    const [a, b] = [await add(), await add()];
    const { objectKey } = await db().photo.findUniqueOrThrow({ where: { id: a } });
    await onPhotos(member, 'DELETE', `/${a}`);
    expect(await seen()).toEqual([[b, true]]);
    const again = await onPhotos(member, 'DELETE', `/${a}`);
    expect(again.body.code).toBe('not_found');
    expect((await onPhotos(member, 'GET', `/${a}/picture`)).status).toBe(404);
    expect((await onPhotos(member, 'POST', `/${a}/restore`)).status).toBe(200);
    expect(await seen()).toEqual([
      [a, false],
      [b, true],
    ]);

    await onPhotos(member, 'DELETE', `/${a}`);
    await removeFiles(clock.now(), 50);
    expect(await publicVariant(objectKey, '.webp')).not.toBeNull();
    await removeFiles(after(clock.now(), MINUTE), 50);
    for (const name of [
      ...publicNames(objectKey),
      privatePhotoName(objectKey),
      ownCardName(objectKey),
    ]) {
      expect([name, await photoStore().get(name)]).toEqual([name, null]);
    }
    expect((await onPhotos(member, 'POST', `/${a}/restore`)).status).toBe(404);
    expect(await db().photo.count({ where: { id: a } })).toBe(0);
  });

  test('that was the last one removes the profile from searches with photos, until it is restored', async () => {
    const id = await add();
    const { profileId } = member;
    const hasPhoto = async () =>
      (await db().profileListing.findFirstOrThrow({ where: { profileId } })).hasPhoto;
    expect(await hasPhoto()).toBe(true);
    await onPhotos(member, 'DELETE', `/${id}`);
    expect(await hasPhoto()).toBe(false);
    await onPhotos(member, 'POST', `/${id}/restore`);
    expect(await hasPhoto()).toBe(true);
    expect(await seen()).toEqual([[id, true]]);
  });

  test('is either restored or deleted completely when both run at once', async () => {
    const id = await add();
    await onPhotos(member, 'DELETE', `/${id}`);
    const [{ status }] = await Promise.all([
      onPhotos(member, 'POST', `/${id}/restore`),
      removeFiles(after(clock.now(), MINUTE), 50),
    ]);
    const row = await db().photo.findUnique({ where: { id } });
    const file = row && (await publicVariant(row.objectKey, '.webp'));
    expect([status, row?.state ?? 'gone', file !== null]).toEqual(
      status === 200 ? [200, 'approved', true] : [404, 'gone', false],
    );
  });
});

test('every call on another member’s photo answers 404', async () => {
  const id = await add();
  const other = await createMember();
  for (const [method, rest] of [
    ['POST', `/${id}/default`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/restore`],
    ['POST', `/${id}/appeal`],
    ['GET', `/${id}/picture`],
    ['GET', '/none/picture'],
  ] as const) {
    const { status, body } = await onPhotos(other, method, rest, { text: 'mine' });
    expect([rest, status, body.code]).toEqual([rest, 404, 'not_found']);
  }
});

test('erasure deletes every photo, rows and files', async () => {
  const ids = [await add(), await add(false)];
  const rows = await db().photo.findMany({ where: { id: { in: ids } } });
  const now = clock.now();
  expect(await inTransaction((tx) => removePhotosOf(tx, member.profileId, now))).toBe(2);
  expect(await seen()).toEqual([]);
  await removeFiles(now, 50);
  for (const { objectKey } of rows) {
    for (const name of [
      ...publicNames(objectKey),
      privatePhotoName(objectKey),
      ownCardName(objectKey),
    ]) {
      expect([name, await photoStore().get(name)]).toEqual([name, null]);
    }
  }
});

test('a size that is rendered while its photo is removed is deleted too', async () => {
  const id = await add();
  const { objectKey } = await db().photo.findUniqueOrThrow({ where: { id } });
  await onPhotos(member, 'DELETE', `/${id}`);
  await Promise.all([
    publicVariant(objectKey, '-card.avif'),
    publicVariant(objectKey, '-thumb.avif'),
    removeFiles(after(clock.now(), MINUTE), 50),
  ]);
  for (const name of publicNames(objectKey)) {
    expect([name, await photoStore().get(name)]).toEqual([name, null]);
  }
});
