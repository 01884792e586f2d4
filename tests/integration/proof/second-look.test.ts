import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { decideVerification } from '#lib/proof/decide-verification.ts';
import { endOverdueVerifications } from '#lib/proof/end-overdue.ts';
import { SECOND_LOOK_EVERY, SECOND_LOOK_MS } from '#lib/proof/limits.ts';
import { badgeOf, createPictured, rowOf, sendAsked } from './selfies.ts';

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

describe('the second look', () => {
  /** As many decisions of one moderator as come before the one that is drawn. */
  async function decideBefore(): Promise<void> {
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
      firstBy: 'operator:one',
      firstAt: after(at, -index - 1),
    }));
    await db().photoVerification.createMany({ data: rows });
  }

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

  test('does not wait longer than three days for another moderator', async () => {
    await decideBefore();
    const id = await sendAsked(member);
    await decide(id);
    const now = clock.now();
    await age(id, { firstAt: after(now, -SECOND_LOOK_MS) });
    await endOverdueVerifications(now);
    expect(await rowOf(id)).toMatchObject({
      state: 'approved',
      objectKey: null,
    });
    expect(await badgeOf(member.profileId)).not.toBeNull();
  });
});
