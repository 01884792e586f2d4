import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { lockPhotos } from '#lib/media/own-photos.ts';
import { autoModerateWork } from '#lib/moderation/auto-moderate.ts';
import { approveDueSelfie } from '#lib/proof/approve-due-selfie.ts';
import { decideVerification } from '#lib/proof/decide-verification.ts';
import { endOverdueVerifications } from '#lib/proof/end-overdue.ts';
import { SECOND_LOOK_EVERY, SECOND_LOOK_MS } from '#lib/proof/limits.ts';
import { lockSecondLooks } from '#lib/proof/second-look.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { mailsTo } from '../accounts/mails.ts';
import { onPhotos } from '../media/form.ts';
import { addPhoto, badgeOf, createPictured, rowOf, sendAsked } from './selfies.ts';

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

const age = (id: string, data: Readonly<Record<string, Date>>) =>
  db().photoVerification.update({ where: { id }, data });

/** As many decisions of one moderator as come before the one that is drawn. */
async function decideBefore(firstBy = 'operator:one'): Promise<void> {
  const { profileId } = member;
  const at = clock.now();
  const rows = Array.from({ length: SECOND_LOOK_EVERY - 1 }, (_, index) => ({
    id: `00000000-0000-4000-8000-00000000000${String(index)}`,
    profileId,
    brandId: 'dolcevita',
    pose: 'open_palm' as const,
    state: 'lapsed' as const,
    askedAt: after(at, -index - 1),
    expiresAt: at,
    firstBy,
    firstAt: after(at, -index - 1),
  }));
  await db().photoVerification.createMany({ data: rows });
}

describe('the second look', () => {
  test('draws one decision of each moderator in ten', async () => {
    await decideBefore();
    const drawn = await sendAsked(member);
    await decide(drawn);
    expect(await rowOf(drawn)).toMatchObject({
      state: 'pending',
      sampled: true,
    });
    const next = await createPictured();
    const id = await sendAsked(next);
    await decide(id, { photoId: next.photoId });
    expect(await rowOf(id)).toMatchObject({
      state: 'approved',
      sampled: false,
    });
  });

  test('is another moderator’s, and ends it when both agree', async () => {
    await decideBefore();
    const id = await sendAsked(member);
    await decide(id);
    expect(await badgeOf(member.profileId)).toBeNull();
    await expect(decide(id)).rejects.toMatchObject({ code: 'conflict' });
    await decide(id, { actor: 'operator:two' });
    expect(await badgeOf(member.profileId)).not.toBeNull();
  });

  test('leaves the decision to a senior moderator when both disagree', async () => {
    await decideBefore();
    const id = await sendAsked(member);
    await decide(id);
    await decide(id, { actor: 'operator:two', reason: 'another_person' });
    expect(await db().queueEscalation.count({ where: { itemId: id } })).toBe(1);
    await expect(decide(id, { actor: 'operator:three' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await decide(id, {
      actor: 'operator:three',
      reason: 'another_person',
      isSenior: true,
    });
    expect(await rowOf(id)).toMatchObject({
      state: 'refused',
      reason: 'another_person',
    });
  });

  describe('that nobody makes', () => {
    let id = '';
    const now = clock.now();

    beforeEach(async () => {
      await decideBefore();
      id = await sendAsked(member);
      await decide(id);
      await age(id, { firstAt: after(now, -SECOND_LOOK_MS) });
    });

    test('does not keep the member waiting longer than three days', async () => {
      await endOverdueVerifications(now);
      expect(await rowOf(id)).toMatchObject({ state: 'approved', objectKey: null });
      expect(await badgeOf(member.profileId)).not.toBeNull();
    });

    test('gives no badge to a main photo that nobody has compared', async () => {
      await onPhotos(member, 'POST', `/${await addPhoto(member)}/default`);
      await endOverdueVerifications(now);
      expect(await rowOf(id)).toMatchObject({ state: 'lapsed', objectKey: null });
      expect(await badgeOf(member.profileId)).toBeNull();
      expect(await mailsTo(member.email, 'photo_checked')).toBe(0);
    });

    test('ends by the second decision that is made meanwhile', async () => {
      await whileHeld(
        (tx) => lockPhotos(tx, member.profileId),
        () => endOverdueVerifications(now),
        (tx) =>
          tx.photoVerification.update({
            where: { id },
            data: { secondBy: 'operator:two', secondReason: 'another_person' },
          }),
      );
      expect(await rowOf(id)).toMatchObject({ state: 'refused', reason: 'another_person' });
      expect(await badgeOf(member.profileId)).toBeNull();
    });
  });

  test('is drawn once when one moderator decides about two selfies at once', async () => {
    await decideBefore();
    const other = await createPictured();
    const ids = [await sendAsked(member), await sendAsked(other)];
    await whileHeld(
      (tx) => lockSecondLooks(tx, 'operator:one'),
      () =>
        Promise.all([
          decide(ids[0] ?? ''),
          decide(ids[1] ?? '', { photoId: other.photoId, now: after(clock.now(), 1) }),
        ]),
      undefined,
      2,
    );
    expect(await db().photoVerification.count({ where: { sampled: true } })).toBe(1);
  });
});

describe('the demo’s automatic approval', () => {
  const actor = 'demo';

  test('is never drawn for a second look', async () => {
    await decideBefore(actor);
    const id = await sendAsked(member);
    await approveDueSelfie({ id, actor, now: clock.now() });
    expect(await rowOf(id)).toMatchObject({ state: 'approved', sampled: false });
  });

  test('is never a second look', async () => {
    const before = env().AUTO_MODERATE;
    Object.assign(env(), { AUTO_MODERATE: true });
    try {
      await decideBefore();
      const id = await sendAsked(member);
      await decide(id);
      const now = after(clock.now(), MINUTE);
      await autoModerateWork.run(now, 10);
      expect(await rowOf(id)).toMatchObject({ state: 'pending', secondBy: null });
      await expect(approveDueSelfie({ id, actor, now })).rejects.toMatchObject({
        code: 'conflict',
      });
    } finally {
      Object.assign(env(), { AUTO_MODERATE: before });
    }
  });
});
