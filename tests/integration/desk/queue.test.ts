// [core §1 Photos and texts are moderated]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile } from '#tests/factories/profile.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { formWith, photograph, upload } from '../media/form.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type TestOperator = Awaited<ReturnType<typeof createOperator>>;
type Item = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string };

const purpose = 'Moderation';
const TAKE = 'POST /api/desk/queue/take';
const DECIDE = 'POST /api/desk/queue/decide';

let nora: TestOperator;
let omar: TestOperator;
let member: CreatedMember;

beforeEach(async () => {
  await db().queueClaim.deleteMany();
  await db().photo.deleteMany();
  await db().report.deleteMany();
  await db().review.deleteMany();
  await db().profile.updateMany({
    where: { textState: 'pending' },
    data: { textState: 'approved' },
  });
  nora = await createOperator({ role: 'moderator', brandIds: ['dolcevita'] });
  omar = await createOperator({ role: 'moderator' });
  member = await createMember();
});

async function take(who: TestOperator, body: Readonly<Record<string, unknown>> = {}) {
  const { answer, status } = await askDesk(TAKE, { token: who.token, purpose, body });
  expect(status).toBe(200);
  return answer['items'] as readonly Item[];
}

async function decide(who: TestOperator, body: Readonly<Record<string, unknown>>) {
  const { status, code } = await askDesk(DECIDE, { token: who.token, purpose, body });
  return code ?? status;
}

async function photoOf(owner: CreatedMember): Promise<string> {
  const { body } = await upload(owner, formWith(await photograph()));
  return body.data.id;
}

async function waitingText(owner: CreatedMember): Promise<void> {
  await db().profile.update({
    where: { id: owner.profileId },
    data: { textState: 'pending', about: 'Call me: 333 1234567', textPendingSince: clock.now() },
  });
}

async function reportOf(reason: 'scam' | 'threat' = 'scam') {
  const [ugo, anna] = await createPair(10);
  const now = clock.now();
  const asked = { angelId: ugo.angelId, reason, details: 'Look', surface: 'profile' } as const;
  await reportProfile({ viewer: await viewerOf(anna), ...asked, now });
  const row = await db().report.findFirstOrThrow({ where: { reportedId: ugo.profileId } });
  return { id: row.id, ugo };
}

async function waitingReview(owner: CreatedMember): Promise<string> {
  const id = newId();
  await db().review.create({
    data: {
      id,
      brandId: owner.brandId,
      memberId: owner.memberId,
      locale: 'it',
      name: 'M',
      stars: 2,
      text: 'I waited long for an answer, and then it came.',
      state: 'pending',
      writtenAt: clock.now(),
    },
  });
  return id;
}

describe('the items handed out', () => {
  test('show each answer of a profile under its question, also in an older snapshot', async () => {
    const prompts = [
      { question: 'best_meal', answer: 'Gnocchi' },
      { question: 'home_is', answer: 'Call me' },
    ] as const;
    await waitingText(member);
    const { id, ugo } = await reportOf();
    const data = {
      promptQuestions: prompts.map(({ question }) => question),
      promptAnswers: prompts.map(({ answer }) => answer),
    };
    await db().profile.updateMany({
      where: { id: { in: [member.profileId, ugo.profileId] } },
      data,
    });
    const asked = { angelId: ugo.angelId, reason: 'scam', surface: 'profile' } as const;
    const viewer = await viewerOf(await createMember({ gender: 'woman', seeking: 'man' }));
    await reportProfile({ viewer, ...asked, details: 'Look', now: clock.now() });
    const old = { at: clock.now().toISOString(), reason: 'scam', surface: 'profile' };
    await db().report.update({
      where: { id },
      data: { evidence: [{ ...old, promptAnswer: 'Pizza' }] },
    });
    const items = await take(nora);
    expect(items.find(({ kind }) => kind === 'text')).toMatchObject({ profilePrompts: prompts });
    expect(items.flatMap((item) => item['snapshots'] ?? [])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ prompts }),
        expect.objectContaining({ prompts: [{ question: null, answer: 'Pizza' }] }),
      ]),
    );
  });

  test('are all pending ones, threats first, with the data for a decision', async () => {
    const photo = await photoOf(member);
    await waitingText(member);
    const review = await waitingReview(member);
    const { id: report } = await reportOf('threat');
    const items = await take(nora);
    expect(items.map(({ kind }) => kind).sort()).toEqual(['photo', 'report', 'review', 'text']);
    expect(items[0]).toMatchObject({ id: report, kind: 'report', urgent: true });
    expect(items).toContainEqual(expect.objectContaining({ id: photo, similar: [] }));
    expect(items).toContainEqual(expect.objectContaining({ id: review, stars: 2, revision: 1 }));
    expect(items.find(({ kind }) => kind === 'text')).toMatchObject({
      who: { trackerId: member.publicId, kind: 'member' },
      warnings: ['phone'],
    });
    const accessEntries = await db().auditEntry.findMany({
      where: { actor: `operator:${nora.id}`, action: 'queue.view' },
    });
    expect(accessEntries).toHaveLength(4);
    expect(accessEntries[0]).toMatchObject({ purpose, brandId: 'dolcevita' });
  });

  test('are claimed until they are released or the lease expires', async () => {
    const id = await photoOf(member);
    expect(await take(nora)).toHaveLength(1);
    expect(await take(omar)).toEqual([]);
    expect(await take(nora)).toHaveLength(1);
    expect(await take(nora, { held: [{ kind: 'photo', id }] })).toEqual([]);
    await askDesk('POST /api/desk/queue/release', {
      token: nora.token,
      body: { held: [{ kind: 'photo', id }] },
    });
    expect(await take(omar)).toHaveLength(1);
    await db().queueClaim.updateMany({ data: { until: clock.now() } });
    expect(await take(nora)).toHaveLength(1);
    expect(await decide(omar, { kind: 'photo', id, verdict: 'approve' })).toBe('conflict');
    expect(await decide(nora, { kind: 'photo', id, verdict: 'approve' })).toBe(200);
    expect(await db().queueClaim.count()).toBe(0);
  });

  test('differ for two operators who ask at once', async () => {
    for (let n = 0; n < 4; n += 1) await photoOf(member);
    const [left, right] = await Promise.all([take(nora, { count: 2 }), take(omar, { count: 2 })]);
    expect(new Set([...left, ...right].map(({ id }) => id)).size).toBe(4);
  });

  test('leave out skipped items, other kinds and other brands', async () => {
    const spanish = await createMember({ brandId: 'fuego' });
    const id = await photoOf(member);
    await waitingText(spanish);
    expect(await take(nora, { skipped: [id] })).toEqual([]);
    expect(await take(nora, { lane: 'text' })).toEqual([]);
    expect(await take(nora, { brandId: 'fuego' })).toEqual([]);
    expect(await take(omar, { lane: 'text' })).toMatchObject([{ brandId: 'fuego' }]);
    expect(await take(omar, { brandId: 'dolcevita' })).toMatchObject([{ id }]);
  });

  test('get their owner’s brand when they become pending again', async () => {
    const id = await photoOf(member);
    await db().photo.update({ where: { id }, data: { state: 'approved' } });
    // A photo reviewed before the brand column existed.
    await db().photo.update({ where: { id }, data: { brandId: null } });
    await db().photo.update({ where: { id }, data: { state: 'pending' } });
    expect(await take(nora)).toMatchObject([{ id, kind: 'photo', brandId: 'dolcevita' }]);
  });

  test('include pictures of hosted profiles for operators of all brands', async () => {
    const { id: regionId } = await firstRegion('it');
    const { profileId } = await createHostedProfile({ regionId, withPhoto: false });
    await addPhoto(profileId, clock.now(), 'pending');
    const { id } = await db().photo.findFirstOrThrow({ where: { profileId } });
    const counted = async (who: TestOperator) => {
      const { answer } = await askDesk('GET /api/desk/queue', { token: who.token });
      return answer['lanes'];
    };
    expect(await take(nora)).toEqual([]);
    expect(await counted(nora)).toContainEqual(
      expect.objectContaining({ lane: 'photo', waiting: 0 }),
    );
    expect(await counted(omar)).toContainEqual(
      expect.objectContaining({ lane: 'photo', waiting: 1 }),
    );
    expect(await take(omar)).toMatchObject([{ id, brandId: null, who: { kind: 'hosted' } }]);
    expect(await decide(omar, { kind: 'photo', id, verdict: 'poor_quality' })).toBe(200);
    expect(await db().photo.findUnique({ where: { id } })).toMatchObject({ state: 'rejected' });
  });

  test('are counted by kind for the operator’s brands', async () => {
    await photoOf(member);
    await waitingText(await createMember({ brandId: 'fuego' }));
    const lanesOf = async (who: TestOperator) => {
      const { answer } = await askDesk('GET /api/desk/queue', { token: who.token });
      const lanes = answer['lanes'] as readonly { lane: string; waiting: number }[];
      return Object.fromEntries(lanes.map(({ lane, waiting }) => [lane, waiting]));
    };
    expect(await lanesOf(nora)).toMatchObject({ photo: 1, text: 0 });
    expect(await lanesOf(omar)).toMatchObject({ photo: 1, text: 1 });
  });
});

describe('a decision', () => {
  test('calls the verb of its kind', async () => {
    const photo = await photoOf(member);
    await waitingText(member);
    const review = await waitingReview(member);
    const { id: report, ugo } = await reportOf();
    const text = (await take(nora)).find(({ kind }) => kind === 'text');
    const decision = { kind: 'text', id: text?.id, verdict: 'contact_details' };
    expect(await decide(nora, { ...decision, mark: 'another' })).toBe('conflict');
    expect(await decide(nora, { ...decision, mark: text?.['mark'] })).toBe(200);
    const { memberId, email: toAddress } = member;
    const mailed = { toAddress, dedupeKey: { startsWith: 'measure:' } };
    expect(await db().mailMessage.findMany({ where: mailed })).toMatchObject([
      { data: { restriction: 'text', reason: 'contact_details' } },
    ]);
    expect(await db().memberMeasure.findMany({ where: { memberId } })).toMatchObject([
      { kind: 'text', reason: 'contact_details', by: `operator:${nora.id}` },
    ]);
    expect(await decide(nora, { kind: 'photo', id: photo, verdict: 'nudity' })).toBe(200);
    const read = { kind: 'review', id: review, verdict: 'insult' };
    expect(await decide(nora, { ...read, revision: 2 })).toBe('conflict');
    expect(await decide(nora, { ...read, revision: 1 })).toBe(200);
    const consequence = { kind: 'disabled', reason: 'hate', details: 'Third report' };
    expect(await decide(nora, { kind: 'report', id: report, consequence })).toBe(200);
    expect(await decide(nora, { kind: 'report', id: report, consequence })).toBe('conflict');
    expect(await db().photo.findUnique({ where: { id: photo } })).toMatchObject({
      state: 'rejected',
      reason: 'nudity',
    });
    expect(await db().user.findUnique({ where: { id: ugo.memberId } })).toMatchObject({
      state: 'disabled',
    });
    const entries = await db().auditEntry.findMany({
      where: { actor: `operator:${nora.id}`, action: 'queue.decide', subject: report },
    });
    expect(entries[0]).toMatchObject({
      purpose,
      brandId: 'dolcevita',
      data: { kind: 'report', verdict: 'uphold: disabled, hate' },
    });
  });

  test('on an appeal shows who rejected the item, and resolves it', async () => {
    const id = await photoOf(member);
    const actor = `operator:${nora.id}`;
    await rejectPhoto({ photoId: id, reason: 'not_a_person', actor, now: clock.now() });
    await db().photo.update({
      where: { id },
      data: { appeal: 'It is me', appealedAt: clock.now() },
    });
    const [item] = await take(nora, { lane: 'appeal' });
    expect(item).toMatchObject({
      kind: 'photo_appeal',
      refusal: { reason: 'not_a_person', appeal: 'It is me', byYou: true },
    });
    expect(await decide(nora, { kind: 'photo_appeal', id, verdict: 'granted' })).toBe(200);
    expect(await db().photo.findUnique({ where: { id } })).toMatchObject({ state: 'approved' });
  });

  test('on a brand that the operator does not work for is not found', async () => {
    const id = await photoOf(member);
    const elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
    expect(await decide(elsewhere, { kind: 'photo', id, verdict: 'approve' })).toBe('not_found');
    const picture = 'GET /api/desk/queue/photos/{id}/picture';
    const asked = { token: elsewhere.token, purpose, params: { id } };
    expect(await askDesk(picture, asked)).toMatchObject({ code: 'not_found' });
  });

  test('after another operator’s decision is a conflict', async () => {
    const id = await photoOf(member);
    await db().photo.update({ where: { id }, data: { state: 'approved' } });
    expect(await decide(nora, { kind: 'photo', id, verdict: 'nudity' })).toBe('conflict');
  });
});
