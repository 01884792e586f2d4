// [core §1 Photos and texts are moderated] [core §7 POST /api/users/photos/{trackerId}/{photoId}/appeal]
// [core §8 photos_full]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { db } from '#lib/db/client.ts';
import { runDue } from '#lib/jobs/run-due.ts';
import { after, clock, DAY, HOUR, SECOND } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { privatePhotoName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { publicNames } from '#lib/media/variants.ts';
import { approvePhoto, rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { appealPhoto } from '#lib/moderation/photos/appeal-photo.ts';
import { decideAppeal } from '#lib/moderation/photos/decide-appeal.ts';
import { photoReasons } from '#lib/review-queue/reasons.ts';
import { textMark } from '#lib/review-queue/reviewed-texts.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { locales } from '#lib/brands/schema.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { formWith, onPhotos, photograph, upload } from '../media/form.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const actor = 'test';

let member: CreatedMember;
beforeEach(async () => {
  member = await createMember();
});

async function sent() {
  const { body } = await upload(member, formWith(await photograph()));
  return body.data;
}

const own = async () => (await onPhotos(member, 'GET')).body.photos;
const readPrivate = (objectKey: string) => photoStore().get(privatePhotoName(objectKey));

async function shown(objectKey: string): Promise<boolean> {
  const found = await Promise.all(publicNames(objectKey).map((name) => photoStore().get(name)));
  return found.some((bytes) => bytes !== null);
}

async function appeal(id: string, text = 'That is me on the beach.') {
  return onPhotos(member, 'POST', `/${id}/appeal`, { text });
}

async function rejected() {
  const photo = await sent();
  const now = clock.now();
  await rejectPhoto({ photoId: photo.id, reason: 'not_a_person', actor, now });
  return photo;
}

describe('a refusal', () => {
  test('shows the reason, hides the photo, and stores the picture for an appeal only', async () => {
    const photo = await sent();
    await approvePhoto({ photoId: photo.id, actor, now: clock.now() });
    expect(await shown(photo.name)).toBe(true);
    expect(await readPrivate(photo.name)).toBeNull();
    await rejectPhoto({ photoId: photo.id, reason: 'contact_details', actor, now: clock.now() });
    expect(await shown(photo.name)).toBe(false);
    expect(await readPrivate(photo.name)).not.toBeNull();
    expect(await own()).toMatchObject([
      { state: 'rejected', reason: 'contact_details', appeal: 'open', predefinita: false },
    ]);
    expect((await onPhotos(member, 'GET', `/${photo.id}/picture`)).status).toBe(200);
  });

  test('makes the next approved photo the default', async () => {
    const [a, b] = [await sent(), await sent()];
    for (const { id } of [a, b]) await approvePhoto({ photoId: id, actor, now: clock.now() });
    await rejectPhoto({ photoId: a.id, reason: 'nudity', actor, now: clock.now() });
    const row = await db().photo.findUniqueOrThrow({ where: { id: b.id } });
    expect(row.isDefault).toBe(true);
  });

  test('without an appeal deletes the picture after the deadline', async () => {
    const { id, name } = await rejected();
    await removeFiles(after(clock.now(), 13 * DAY), 50);
    expect(await readPrivate(name)).not.toBeNull();
    const viewer = await viewerOfToken(member.token);
    const now = after(clock.now(), 15 * DAY);
    await expect(
      appealPhoto({ member: viewer, photoId: id, text: 'Late', now }),
    ).rejects.toMatchObject({ code: 'appeal_closed' });
    await removeFiles(now, 50);
    expect(await readPrivate(name)).toBeNull();
    expect(await db().photo.count({ where: { id } })).toBe(1);
  });

  test('and an approval at the same moment: one of them takes effect', async () => {
    const { id, name } = await sent();
    const now = clock.now();
    await Promise.allSettled([
      approvePhoto({ photoId: id, actor, now }),
      rejectPhoto({ photoId: id, reason: 'minor', actor, now }),
      approvePhoto({ photoId: id, actor, now }),
    ]);
    await removeFiles(now, 50);
    const { state } = await db().photo.findUniqueOrThrow({ where: { id } });
    expect([state, await shown(name)]).toEqual([state, state === 'approved']);
  });
});

describe('an appeal', () => {
  test('is made once, decided once, and restores the photo when granted', async () => {
    const { id, name } = await rejected();
    const both = await Promise.all([appeal(id), appeal(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await own()).toMatchObject([{ appeal: 'waiting' }]);
    // The picture is stored as long as the appeal is pending.
    await removeFiles(after(clock.now(), 90 * DAY), 50);
    const decide = () =>
      decideAppeal({ photoId: id, outcome: 'granted', actor, now: clock.now() }).then(
        () => 'done',
        (error: unknown) => (error as { code: string }).code,
      );
    expect((await Promise.all([decide(), decide()])).sort()).toEqual(['conflict', 'done']);
    expect(await own()).toMatchObject([
      { state: 'approved', appeal: 'granted', reason: null, predefinita: true },
    ]);
    expect(await shown(name)).toBe(true);
    await removeFiles(after(clock.now(), 90 * DAY), 50);
    expect(await shown(name)).toBe(true);
  });

  test('that is denied deletes the picture', async () => {
    const { id, name } = await rejected();
    await appeal(id);
    await decideAppeal({ photoId: id, outcome: 'denied', actor, now: clock.now() });
    expect(await readPrivate(name)).toBeNull();
    expect(await own()).toMatchObject([{ state: 'rejected', appeal: 'denied', path: '' }]);
    expect((await appeal(id)).body.code).toBe('appeal_closed');
    const audit = await db().auditEntry.findMany({
      where: { subject: id },
      orderBy: { at: 'asc' },
    });
    expect(audit.map(({ action }) => action)).toEqual(['photo.reject', 'photo.deny_appeal']);
  });

  test('needs a text and a refused photo', async () => {
    const waiting = await sent();
    expect((await appeal(waiting.id)).body.code).toBe('appeal_closed');
    const { id } = await rejected();
    expect((await appeal(id, '   ')).status).toBe(422);
    expect((await appeal(id, 'x'.repeat(1001))).status).toBe(422);
    const early = decideAppeal({ photoId: id, outcome: 'granted', actor, now: clock.now() });
    await expect(early).rejects.toMatchObject({ code: 'conflict' });
    expect((await appeal(id, '🍒 c’est moi')).status).toBe(200);
  });

  test('remains open when its photo is removed and restored', async () => {
    const { id, name } = await rejected();
    await appeal(id);
    await onPhotos(member, 'DELETE', `/${id}`);
    expect((await onPhotos(member, 'POST', `/${id}/restore`)).status).toBe(200);
    await removeFiles(after(clock.now(), 90 * DAY), 50);
    expect(await readPrivate(name)).not.toBeNull();
    expect(await own()).toMatchObject([{ appeal: 'waiting' }]);
  });
});

describe('automatic review in the demo', () => {
  const settings = env() as { AUTO_MODERATE: boolean };
  afterEach(() => {
    settings.AUTO_MODERATE = false;
  });

  test('approves photos and texts after ten seconds, and announces it', async () => {
    settings.AUTO_MODERATE = true;
    const photo = await sent();
    const { body } = await onPhotos<{ selfReviewSeconds: number }>(member, 'GET');
    expect(body.selfReviewSeconds).toBe(10);
    const { profileId: id } = member;
    const { createdAt, reviewDueAt } = await db().photo.findUniqueOrThrow({
      where: { id: photo.id },
    });
    const dueAt = after(createdAt, 10 * SECOND);
    expect(reviewDueAt).toEqual(dueAt);
    await db().profile.update({ where: { id }, data: { textState: 'pending', textDueAt: dueAt } });
    await runDue(after(dueAt, -HOUR));
    expect(await own()).toMatchObject([{ id: photo.id, state: 'pending' }]);
    await runDue(dueAt);
    expect(await own()).toMatchObject([{ id: photo.id, state: 'approved', predefinita: true }]);
    expect(await db().profile.findUnique({ where: { id } })).toMatchObject({
      textState: 'approved',
    });
    const audit = await db().auditEntry.findFirst({ where: { subject: photo.id } });
    expect(audit).toMatchObject({ actor: 'demo', action: 'photo.approve' });
  });

  test('leaves a photo to the senior moderators that it was passed on to', async () => {
    settings.AUTO_MODERATE = true;
    const [passed, fine] = [await sent(), await sent()];
    const at = after(clock.now(), SECOND);
    await db().queueEscalation.create({
      data: { kind: 'photo', itemId: passed.id, note: 'How old?', by: 'operator:somebody', at },
    });
    await runDue(after(clock.now(), 11 * SECOND));
    expect(await own()).toMatchObject([
      { id: passed.id, state: 'pending' },
      { id: fine.id, state: 'approved' },
    ]);
  });

  test('leaves every review to staff when it is off', async () => {
    const photo = await sent();
    const { body } = await onPhotos<{ selfReviewSeconds: null }>(member, 'GET');
    expect(body.selfReviewSeconds).toBeNull();
    await runDue(after(clock.now(), DAY));
    expect(await own()).toMatchObject([{ id: photo.id, state: 'pending' }]);
  });

  test('continues past a photo whose picture is missing', async () => {
    settings.AUTO_MODERATE = true;
    const [lost, fine] = [await sent(), await sent()];
    await photoStore().remove([privatePhotoName(lost.name)]);
    await runDue(after(clock.now(), 11 * SECOND));
    expect(await own()).toMatchObject([
      { id: lost.id, state: 'pending' },
      { id: fine.id, state: 'approved' },
    ]);
  });
});

describe('the command line for reviewers', () => {
  const desk = (...args: string[]) => runCommand(args, clock.now());

  test('lists pending photos, writes the picture to a file, and decides', async () => {
    const [a, b] = [await sent(), await sent()];
    const waiting = await desk('photos-waiting');
    expect(waiting.lines.filter((line) => line.includes(a.id) || line.includes(b.id))).toHaveLength(
      2,
    );
    const file = join(process.env['DATA_DIR'] ?? '', 'desk-look.jpg');
    expect((await desk('photo-file', a.id, file)).code).toBe(0);
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'jpeg' });
    expect((await desk('approve-photo', a.id)).code).toBe(0);
    expect(await desk('approve-photo', a.id)).toMatchObject({ code: 1 });
    expect(await desk('approve-photo', 'nobody')).toMatchObject({ code: 1 });
    expect(await desk('reject-photo', b.id, 'because')).toMatchObject({ code: 1 });
    expect((await desk('reject-photo', b.id, 'someone_else')).code).toBe(0);
    expect((await appeal(b.id, 'It is me')).status).toBe(200);
    expect((await desk('appeals')).lines.join('\n')).toContain('It is me');
    expect((await desk('decide-appeal', b.id, 'perhaps')).code).toBe(1);
    expect((await desk('decide-appeal', b.id, 'granted')).code).toBe(0);
    expect((await own()).map(({ state }) => state)).toEqual(['approved', 'approved']);
  });

  test('reviews texts, and replaces a screen name that is refused with them', async () => {
    const { profileId: id, angelId } = member;
    const text = {
      about: 'write to me elsewhere',
      screenName: 'Call 333',
      textState: 'pending',
    } as const;
    await db().profile.update({ where: { id }, data: text });
    expect((await desk('texts-waiting')).lines.join('\n')).toContain('write to me elsewhere');
    expect((await desk('reject-text', angelId, 'dull')).code).toBe(1);
    expect((await desk('reject-text', angelId, 'contact_details', 'name')).code).toBe(0);
    const refused = await db().profile.findUniqueOrThrow({ where: { id } });
    expect(refused).toMatchObject({ textState: 'rejected', textReason: 'contact_details' });
    expect(refused.screenName).not.toBe('Call 333');
    const mark = textMark(refused);
    expect((await desk('approve-text', angelId, mark)).code).toBe(1);
    await db().profile.update({ where: { id }, data: { textState: 'pending' } });
    expect((await desk('approve-text', angelId, mark)).code).toBe(0);
    expect(await db().profile.findUnique({ where: { id } })).toMatchObject({ textReason: null });
  });
});

test('every reason has a label in every language', () => {
  for (const locale of locales) {
    const copy = JSON.parse(readFileSync(`messages/${locale}/photos.json`, 'utf8')) as {
      reasons: Record<string, string>;
    };
    expect(Object.keys(copy.reasons).sort()).toEqual([...photoReasons].sort());
  }
});
