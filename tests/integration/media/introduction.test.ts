import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db } from '#lib/db/client.ts';
import { ownProfileAsShown, profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { INTRODUCTION_MAX_MS, VOICE_UPLOAD_BYTES, WAVEFORM_BARS } from '#lib/media/limits.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { voice } from '#lib/media/voice-file.ts';
import { decideAppeal } from '#lib/moderation/photos/decide-appeal.ts';
import {
  introductionForReview,
  pictureForReview,
} from '#lib/moderation/photos/photo-for-review.ts';
import { approvePhoto, rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { recordTone } from '#tests/factories/recording.ts';
import { mailsTo } from '../accounts/mails.ts';
import { say, viewerOf } from '../chat/chat-helpers.ts';
import { answer, onPhotos, photograph } from './form.ts';
import {
  introductionRow,
  ownIntroduction,
  play,
  playOwn,
  publishedIntroduction,
  sendIntroduction,
  sentIntroduction,
} from './introductions.ts';
import { countStored, files } from './left-behind.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const actor = 'test';
let tone: Buffer;
let him: CreatedMember;
let her: CreatedMember;
beforeAll(async () => {
  tone = await recordTone({ seconds: 3 });
});
beforeEach(async () => {
  [him, her] = await createPair(5);
});

const shownTo = async (who: CreatedMember, { angelId }: CreatedMember) =>
  profileView({ viewer: await viewerOf(who), locale: 'it', now: clock.now() }, angelId);

describe('a voice introduction', () => {
  test('is encoded again, waits for its review, and until then only its owner hears it', async () => {
    const { status, body } = await sendIntroduction(him, tone);
    const { id = '', voice: recording, ...introduction } = body.introduction ?? {};
    expect([status, introduction]).toEqual([
      200,
      {
        path: `/api/users/photos/${him.publicId}/${id}/voice`,
        state: 'pending',
        reason: null,
        appeal: null,
      },
    ]);
    expect(recording?.waveform).toHaveLength(WAVEFORM_BARS);
    expect(Math.abs((recording?.durationMs ?? 0) - 3_000)).toBeLessThan(100);
    const stored = await voice((await introductionRow(id)).objectKey);
    expect(stored?.equals(tone)).toBe(false);
    expect((await playOwn(him, him, id)).status).toBe(200);
    expect((await playOwn(her, him, id)).status).toBe(404);
    expect((await play(her, him)).status).toBe(404);
    expect((await shownTo(her, him)).introduction).toBeNull();
  });

  test('is heard on the profile once it is approved, with its length and waveform', async () => {
    const { voiceMs, waveform } = await introductionRow(await publishedIntroduction(him, tone));
    const { introduction } = await shownTo(her, him);
    expect(introduction).toEqual({
      path: `/api/dispenser/${him.angelId}/introduction`,
      durationMs: voiceMs,
      waveform,
    });
    const { status, body } = await play(her, him);
    expect([status, body.byteLength > 1_000]).toEqual([200, true]);
    expect((await ownIntroduction(him))?.state).toBe('approved');
  });

  test('is heard only by those who may see the profile', async () => {
    const photoId = await publishedIntroduction(him, tone);
    // Who seeks men and is one does not find him.
    const unsuited = await createMember({ gender: 'man', seeking: 'man' });
    expect((await play(unsuited, him)).status).toBe(404);
    expect((await answer(`/api/dispenser/${him.angelId}/introduction`, {})).status).toBe(401);
    await say(him, her.angelId, 'Ciao!');
    await blockPeer(await viewerOf(her), him.angelId, clock.now());
    expect((await play(her, him)).status).toBe(404);
    expect((await playOwn(him, him, photoId)).status).toBe(200);
  });

  test('is part of the own profile as others see it', async () => {
    const seen = { viewer: await viewerOf(him), locale: 'it', now: clock.now() };
    const photoId = await sentIntroduction(him, tone);
    expect((await ownProfileAsShown(seen)).introduction).toBeNull();
    await approvePhoto({ photoId, actor, now: clock.now() });
    expect((await ownProfileAsShown(seen)).introduction?.path).toBe(
      `/api/users/photos/${him.publicId}/${photoId}/voice`,
    );
  });

  test('is no photo anywhere, also as the only thing that was approved', async () => {
    const photoId = await publishedIntroduction(him, tone);
    const shown = await shownTo(her, him);
    expect([shown.photos, shown.default_photo]).toEqual([[], null]);
    expect((await onPhotos(him, 'GET')).body.photos).toEqual([]);
    expect((await ownProfile(await viewerOf(him), him.publicId, clock.now())).imageName).toEqual(
      [],
    );
    expect((await onPhotos(him, 'POST', `/${photoId}/default`)).status).toBe(404);
    expect((await onPhotos(him, 'GET', `/${photoId}/picture`)).status).toBe(404);
    const listing = await db().profileListing.findFirstOrThrow({
      where: { profileId: him.profileId },
    });
    expect(listing.hasPhoto).toBe(false);
    await say(him, her.angelId, 'Ciao!');
    const { body } = await answer(
      `/api/get/messages/${her.publicId}`,
      { method: 'GET' },
      her.token,
    );
    expect(JSON.stringify(body)).toContain(him.angelId);
    expect(JSON.stringify(body)).not.toContain((await introductionRow(photoId)).objectKey);
    await expect(pictureForReview(photoId, actor, clock.now())).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('replaces the one before, whose file is deleted', async () => {
    const first = await publishedIntroduction(him, tone);
    const { objectKey } = await introductionRow(first);
    const second = await sentIntroduction(him, tone);
    expect(await voice(objectKey)).toBeNull();
    expect(await db().photo.count({ where: { id: first } })).toBe(0);
    expect((await ownIntroduction(him))?.id).toBe(second);
    expect((await play(her, him)).status).toBe(404);
  });

  test('is stored once when the upload is retried, also at the same moment', async () => {
    const uploadId = randomUUID();
    const once = () => sendIntroduction(him, tone, { uploadId });
    const answers = await Promise.all([once(), once()]);
    const ids = new Set([...answers, await once()].map(({ body }) => body.introduction?.id));
    expect(ids.size).toBe(1);
    expect(await db().photo.count({ where: { profileId: him.profileId } })).toBe(1);
  });

  test('is one, however many are sent at the same moment', async () => {
    const before = files().length;
    await Promise.all([1, 2, 3].map(() => sendIntroduction(him, tone)));
    const left = { profileId: him.profileId, state: { not: 'removed' } } as const;
    expect(await db().photo.count({ where: left })).toBe(1);
    await removeFiles(clock.now(), 50);
    expect(files()).toHaveLength(before + 1);
  });

  test.each([
    ['a recording of 40 s', () => recordTone({ seconds: 40 }), 'voice_too_long'],
    ['one of a moment', () => recordTone({ seconds: 0.2 }), 'voice_unreadable'],
    ['a picture', () => photograph(), 'voice_type_refused'],
    ['more than is taken', () => Buffer.alloc(VOICE_UPLOAD_BYTES + 1), 'voice_too_long'],
    ['an empty file', () => Buffer.alloc(0), 'voice_unreadable'],
  ])('is refused as %s, and leaves nothing behind', async (_, bytes, code) => {
    const given = await bytes();
    const before = [await countStored(), await db().photo.count()];
    const { status, body } = await sendIntroduction(him, given);
    expect([status, body.code]).toEqual([422, code]);
    if (code === 'voice_too_long') expect(body.params).toMatchObject({ most: 30 });
    expect([await countStored(), await db().photo.count()]).toEqual(before);
  });

  test('is cut where it is a moment too long', async () => {
    const { body } = await sendIntroduction(him, await recordTone({ seconds: 31 }));
    expect(body.introduction?.voice.durationMs).toBe(INTRODUCTION_MAX_MS);
  });

  test('is stored for no other member, and not without an id', async () => {
    expect((await sendIntroduction(him, tone, { owner: her })).status).toBe(404);
    expect((await sendIntroduction(him, tone, { uploadId: 'x' })).body.code).toBe('input_invalid');
    expect(await db().photo.count({ where: { profileId: her.profileId } })).toBe(0);
  });
});

describe('the review of a voice introduction', () => {
  test('a moderator hears it, and each access is logged', async () => {
    const id = await sentIntroduction(him, tone);
    expect((await introductionForReview(id, actor, clock.now())).length).toBeGreaterThan(1_000);
    expect(await db().auditEntry.count({ where: { action: 'photo.view', subject: id } })).toBe(1);
  });

  test('refused after its approval, it is silent at once, and its owner is told why by mail', async () => {
    const id = await publishedIntroduction(him, tone);
    await rejectPhoto({ photoId: id, reason: 'contact_details', actor, now: clock.now() });
    expect((await play(her, him)).status).toBe(404);
    expect((await shownTo(her, him)).introduction).toBeNull();
    expect(await ownIntroduction(him)).toMatchObject({
      state: 'rejected',
      reason: 'contact_details',
      appeal: 'open',
    });
    expect((await playOwn(him, him, id)).status).toBe(200);
    expect(await mailsTo(him.email, 'introduction_refused')).toBe(1);
    expect(await mailsTo(him.email, 'photo_refused')).toBe(0);
  });

  test.each(['granted', 'denied'] as const)('takes one appeal, which is %s', async (outcome) => {
    const id = await sentIntroduction(him, tone);
    await rejectPhoto({ photoId: id, reason: 'poor_quality', actor, now: clock.now() });
    const appeal = () => onPhotos(him, 'POST', `/${id}/appeal`, { text: 'Si capisce tutto.' });
    expect((await appeal()).status).toBe(200);
    expect((await appeal()).body.code).toBe('appeal_closed');
    await decideAppeal({ photoId: id, outcome, actor, now: clock.now() });
    const granted = outcome === 'granted';
    expect((await play(her, him)).status).toBe(granted ? 200 : 404);
    expect((await playOwn(him, him, id)).status).toBe(granted ? 200 : 404);
    expect(await ownIntroduction(him)).toMatchObject(
      granted ? { state: 'approved', appeal: 'granted' } : { path: '', appeal: 'denied' },
    );
  });

  test('an undecided one can be replaced and decided no more', async () => {
    const id = await sentIntroduction(him, tone);
    await sentIntroduction(him, tone);
    await expect(approvePhoto({ photoId: id, actor, now: clock.now() })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
