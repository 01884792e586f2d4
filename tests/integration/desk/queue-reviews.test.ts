import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { appealReview } from '#lib/reviews/appeal-review.ts';
import { publishedReviews } from '#lib/reviews/queries.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { mailsTo } from '../accounts/mails.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type TestOperator = Awaited<ReturnType<typeof createOperator>>;

const purpose = 'Moderation';
const TEXT = 'I waited long for an answer, and then it came.';
let nora: TestOperator;
let member: CreatedMember;
let id = '';

beforeEach(async () => {
  await db().queueClaim.deleteMany();
  await db().review.deleteMany();
  nora = await createOperator({ role: 'moderator', brandIds: ['dolcevita'] });
  member = await createMember();
  id = newId();
  await db().review.create({
    data: {
      id,
      brandId: member.brandId,
      memberId: member.memberId,
      locale: 'it',
      name: 'M',
      stars: 1,
      text: TEXT,
      state: 'pending',
      writtenAt: clock.now(),
    },
  });
});

async function take({ token }: TestOperator, lane = 'appeal') {
  const { answer } = await askDesk('POST /api/desk/queue/take', {
    token,
    purpose,
    body: { lane },
  });
  return answer['items'] as readonly unknown[];
}

async function decide({ token }: TestOperator, verdict: string, kind = 'review_appeal') {
  const body = { kind, id, verdict, ...(kind === 'review' && { revision: 1 }) };
  const { code, status } = await askDesk('POST /api/desk/queue/decide', { token, purpose, body });
  return code ?? status;
}

const outcome = async () => (await db().review.findUniqueOrThrow({ where: { id } })).appealOutcome;

async function appealed(): Promise<void> {
  expect(await decide(nora, 'insult', 'review')).toBe(200);
  await appealReview({
    member: await viewerOf(member),
    text: 'Nobody is named.',
    now: clock.now(),
  });
}

describe('an appeal against the rejection of a review', () => {
  test('is listed with the review, the reason of its rejection and the text of the appeal', async () => {
    await appealed();
    expect(await take(nora)).toMatchObject([
      {
        id,
        kind: 'review_appeal',
        brandId: 'dolcevita',
        stars: 1,
        text: TEXT,
        name: 'M',
        who: { trackerId: member.publicId },
        refusal: { reason: 'insult', appeal: 'Nobody is named.', byYou: true },
      },
    ]);
    expect(await take(nora, 'review')).toEqual([]);
  });

  test('publishes the review when granted, and notifies its author', async () => {
    await appealed();
    expect(await decide(nora, 'granted')).toBe(200);
    const { newest } = await publishedReviews('dolcevita');
    expect(newest.map(({ text }) => text)).toContain(TEXT);
    expect(await mailsTo(member.email, 'review_published')).toBe(1);
    expect(await decide(nora, 'denied')).toBe('conflict');
    const logged = { subject: id, action: 'queue.decide', purpose, brandId: 'dolcevita' };
    const entries = await db().auditEntry.findMany({ where: logged, orderBy: { id: 'asc' } });
    expect(entries.map(({ data }) => data)).toMatchObject([
      { kind: 'review', verdict: 'insult' },
      { kind: 'review_appeal', verdict: 'granted' },
      { kind: 'review_appeal', verdict: 'denied' },
    ]);
  });

  test('leaves the review rejected when denied, and notifies its author', async () => {
    await appealed();
    expect(await decide(nora, 'denied')).toBe(200);
    expect((await publishedReviews('dolcevita')).newest).toEqual([]);
    expect(await mailsTo(member.email, 'review_denied')).toBe(1);
    expect(await outcome()).toBe('denied');
  });

  test('of another brand is not found; without an appeal there is a conflict', async () => {
    expect(await decide(nora, 'granted')).toBe('conflict');
    await appealed();
    const elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
    expect(await take(elsewhere)).toEqual([]);
    expect(await decide(elsewhere, 'granted')).toBe('not_found');
    expect(await outcome()).toBeNull();
  });

  test('can be decided by moderators and admins', async () => {
    await appealed();
    for (const role of ['care', 'operator', 'finance'] as const) {
      expect(await decide(await createOperator({ role }), 'granted')).toBe('forbidden');
    }
    expect(await decide(await createOperator({ role: 'admin' }), 'denied')).toBe(200);
  });
});
