import { beforeEach, describe, expect, test } from '@jest/globals';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { gatherPhotos } from '#lib/accounts/export/gather-photos.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { selfieName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { removePhotosOf } from '#lib/media/remove-photos-of.ts';
import { rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { decideVerification } from '#lib/proof/decide-verification.ts';
import { endOverdueVerifications } from '#lib/proof/end-overdue.ts';
import { endVerification } from '#lib/proof/end-verification.ts';
import { POSE_MS, SELFIE_MS, VERIFICATION_ATTEMPTS } from '#lib/proof/limits.ts';
import { createMember } from '#tests/factories/member.ts';
import { mailsTo } from '../accounts/mails.ts';
import { onPhotos } from '../media/form.ts';
import {
  addPhoto,
  badgeOf,
  createPictured,
  onVerification,
  rowOf,
  sendAsked,
  sendSelfieOf,
} from './selfies.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let member: Awaited<ReturnType<typeof createPictured>>;

beforeEach(async () => {
  await db().photoVerification.deleteMany();
  member = await createPictured();
});

type Verdict = Partial<Parameters<typeof decideVerification>[0]>;

function decide(id: string, verdict: Verdict = {}): Promise<void> {
  return decideVerification({
    id,
    reason: null,
    photoId: member.photoId,
    isSenior: false,
    actor: 'operator:one',
    now: clock.now(),
    ...verdict,
  });
}

async function keyOf(id: string): Promise<string> {
  return selfieName((await rowOf(id)).objectKey ?? '');
}

const age = (id: string, data: Readonly<Record<string, Date>>) =>
  db().photoVerification.update({ where: { id }, data });

describe('a member', () => {
  test('is asked for a pose by the server, the same one until it expires, then for another', async () => {
    const first = (await onVerification(member, 'POST')).body;
    expect(first).toMatchObject({
      state: 'asked',
      checkedAt: null,
      hasMainPhoto: true,
    });
    expect((await onVerification(member, 'POST')).body.pose).toBe(first.pose);
    const { id } = await db().photoVerification.findFirstOrThrow();
    await age(id, { expiresAt: after(clock.now(), -POSE_MS) });
    expect(await sendSelfieOf(member)).toMatchObject({
      status: 409,
      body: { code: 'pose_expired' },
    });
    const { pose } = (await onVerification(member, 'POST')).body;
    expect(pose).not.toBe(first.pose);
    expect(await db().photoVerification.count()).toBe(1);
  });

  test('chooses no pose by withdrawing and asking again', async () => {
    const { pose } = (await onVerification(member, 'POST')).body;
    expect((await onVerification(member, 'DELETE')).body).toMatchObject({ state: 'asked', pose });
    expect((await onVerification(member, 'POST')).body.pose).toBe(pose);
  });

  test('needs an approved main photo', async () => {
    const bare = await createMember();
    expect((await onVerification(bare, 'POST')).body.code).toBe('main_photo_missing');
  });

  test('can neither ask nor send nor read in the name of another', async () => {
    const other = await createPictured();
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await onVerification(member, method, other.publicId)).status).toBe(404);
    }
  });

  test('gets the badge on their public profile and in the mail after the approval', async () => {
    const id = await sendAsked(member);
    expect((await onVerification(member, 'POST')).body.code).toBe('conflict');
    const key = await keyOf(id);
    expect(await photoStore().get(key)).not.toBeNull();
    await decide(id);
    expect(await badgeOf(member.profileId)).not.toBeNull();
    expect(await rowOf(id)).toMatchObject({
      state: 'approved',
      objectKey: null,
    });
    expect(await photoStore().get(key)).toBeNull();
    expect(await mailsTo(member.email, 'photo_checked')).toBe(1);
    const { cardVerifiedAt } = await db().user.findUniqueOrThrow({
      where: { id: member.memberId },
    });
    expect(cardVerifiedAt).toBeNull();
  });

  test('reads the reason of a refusal and can try again, a bounded number of times', async () => {
    for (let attempt = 0; attempt < VERIFICATION_ATTEMPTS; attempt += 1) {
      const id = await sendAsked(member);
      const key = await keyOf(id);
      await decide(id, {
        reason: 'pose_missing',
        actor: `operator:${String(attempt)}`,
      });
      expect(await photoStore().get(key)).toBeNull();
    }
    const { body } = await onVerification(member, 'GET');
    expect(body).toMatchObject({
      state: 'refused',
      reason: 'pose_missing',
      attemptsLeft: 0,
    });
    expect((await onVerification(member, 'POST')).body.code).toBe('verification_attempts_spent');
    expect(await badgeOf(member.profileId)).toBeNull();
  });

  test('takes back the selfie and the badge', async () => {
    await decide(await sendAsked(member));
    expect((await onVerification(member, 'DELETE')).body.state).toBe('withdrawn');
    expect(await badgeOf(member.profileId)).toBeNull();
    const id = await sendAsked(member);
    const key = await keyOf(id);
    expect((await onVerification(member, 'DELETE')).body.state).toBe('withdrawn');
    expect(await photoStore().get(key)).toBeNull();
    await expect(decide(id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the badge', () => {
  test.each([
    [
      'another photo is chosen',
      async (other: string) => {
        await onPhotos(member, 'POST', `/${other}/default`);
      },
    ],
    [
      'the photo is removed',
      async () => {
        await onPhotos(member, 'DELETE', `/${member.photoId}`);
      },
    ],
    [
      'the photo is refused later',
      async () => {
        const refusal = {
          photoId: member.photoId,
          reason: 'someone_else',
        } as const;
        await rejectPhoto({ ...refusal, actor: 'test', now: clock.now() });
      },
    ],
  ])('goes at once when %s', async (_, change) => {
    const other = await addPhoto(member);
    await decide(await sendAsked(member));
    expect(await badgeOf(member.profileId)).not.toBeNull();
    await change(other);
    expect(await badgeOf(member.profileId)).toBeNull();
  });

  test('stays when another photo is added, ordered or removed', async () => {
    await decide(await sendAsked(member));
    const other = await addPhoto(member);
    await onPhotos(member, 'PUT', '', { order: [other, member.photoId] });
    await onPhotos(member, 'DELETE', `/${other}`);
    expect(await badgeOf(member.profileId)).not.toBeNull();
  });

  test('is not given for a photo that is no longer the main one', async () => {
    const id = await sendAsked(member);
    await onPhotos(member, 'POST', `/${await addPhoto(member)}/default`);
    await expect(decide(id)).rejects.toMatchObject({ code: 'conflict' });
    const refusal = { reason: 'another_person' } as const;
    await expect(decide(id, refusal)).rejects.toMatchObject({ code: 'conflict' });
    expect(await badgeOf(member.profileId)).toBeNull();
    expect(await rowOf(id)).toMatchObject({ state: 'pending', firstBy: null });
  });
});

describe('a selfie', () => {
  test('is deleted by due work when the process dies between the decision and the deletion', async () => {
    const id = await sendAsked(member);
    const key = await keyOf(id);
    const now = clock.now();
    await inTransaction((tx) =>
      endVerification(tx, { id, state: 'refused', reason: 'not_live', now }),
    );
    expect((await rowOf(id)).objectKey).toBeNull();
    expect(await photoStore().get(key)).not.toBeNull();
    await removeFiles(now, 100);
    expect(await photoStore().get(key)).toBeNull();
  });

  test('is not in a data export, which says that it waits', async () => {
    await sendAsked(member);
    const { memberId } = member;
    const names = (await gatherPhotos(memberId)).map(({ name }) => name);
    expect(names).toEqual(['photos/1.webp']);
    const { photo_verifications: rows } = await gatherData(memberId, clock.now());
    expect(rows).toMatchObject([{ state: 'pending', selfieWaits: true }]);
  });

  test('is deleted with the account', async () => {
    const key = await keyOf(await sendAsked(member));
    const now = clock.now();
    await inTransaction((tx) => removePhotosOf(tx, member.profileId, now));
    await removeFiles(now, 100);
    expect(await photoStore().get(key)).toBeNull();
    expect(await db().photoVerification.count()).toBe(0);
  });

  test('that nobody decides about is deleted in time, and costs no attempt', async () => {
    const id = await sendAsked(member);
    const key = await keyOf(id);
    const now = clock.now();
    expect(await endOverdueVerifications(now)).toBe(0);
    await age(id, { sentAt: after(now, -SELFIE_MS) });
    await endOverdueVerifications(now);
    expect(await photoStore().get(key)).toBeNull();
    const { body } = await onVerification(member, 'GET');
    expect(body).toMatchObject({
      state: 'lapsed',
      attemptsLeft: VERIFICATION_ATTEMPTS,
    });
  });
});
