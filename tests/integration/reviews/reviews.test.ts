// [core §2 / three sample reviews] [core §3 Sample reviews] [core §8 review_early]
// [core §9 Three reviews of five stars]
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import { subscribePagesChanged } from '#lib/db/page-changes.ts';
import { after, clock, DAY, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { autoModerateWork } from '#lib/moderation/auto-moderate.ts';
import { homeReviews, publishedReviews } from '#lib/reviews/queries.ts';
import { ownReview } from '#lib/reviews/own-review.ts';
import { withdrawReview } from '#lib/reviews/withdraw-review.ts';
import { writeReview } from '#lib/reviews/write-review.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createMember, type CreatedMember, type MemberOptions } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { mailsTo } from '../accounts/mails.ts';
import { ask } from '../http/callers.ts';

const now = clock.now();
const TEXT = 'Qui si capisce sempre chi risponde e quanto si paga. Ci torno volentieri.';
const REVIEW = { stars: 4, text: TEXT, nameKind: 'name', language: 'it' } as const;

type Author = { readonly member: CreatedMember; readonly viewer: MemberViewer };

/** A member who signed up eight days ago. */
async function author(options: MemberOptions = {}): Promise<Author> {
  const member = await createMember({ screenName: 'Marta Rossi', ...options });
  const createdAt = after(now, -8 * DAY);
  await db().user.update({ where: { id: member.memberId }, data: { createdAt } });
  return { member, viewer: await viewerOfToken(member.token) };
}

async function written(input: Partial<Parameters<typeof writeReview>[0]> = {}) {
  const one = await author();
  await writeReview({ ...REVIEW, member: one.viewer, now, ...input });
  const { id } = await db().review.findUniqueOrThrow({ where: { memberId: one.viewer.memberId } });
  return { ...one, id };
}

const run = (...args: string[]) => runCommand(args, now);
const published = async () => (await publishedReviews('dolcevita')).newest;
const readStatus = async ({ viewer }: Author) => (await ownReview(viewer, now)).review;

beforeEach(async () => {
  await db().review.deleteMany();
});

describe('writing a review', () => {
  test('is allowed one week after signup, to the minute', async () => {
    const { member, viewer } = await author();
    await db().user.update({
      where: { id: member.memberId },
      data: { createdAt: after(now, -7 * DAY + MINUTE) },
    });
    const early = writeReview({ ...REVIEW, member: viewer, now });
    await expect(early).rejects.toMatchObject({ code: 'review_early' });
    expect((await ownReview(viewer, now)).from).toBe(after(now, MINUTE).toISOString());
    await writeReview({ ...REVIEW, member: viewer, now: after(now, MINUTE) });
    expect(await db().review.count()).toBe(1);
  });

  test('is refused without a confirmed address and for visitors', async () => {
    const { viewer } = await author({ confirmed: false });
    await expect(writeReview({ ...REVIEW, member: viewer, now })).rejects.toMatchObject({
      code: 'email_unconfirmed',
    });
    const body = JSON.stringify(REVIEW);
    expect((await ask({ key: 'PUT /api/users/review', body })).code).toBe('unauthenticated');
  });

  test.each([
    ['too short', 'Bello davvero', 'review_length'],
    ['too long', 'parola '.repeat(90), 'review_length'],
    ['a telephone', `${TEXT} Chiamatemi al 333 123 4567.`, 'review_contact_refused'],
    ['a page', `${TEXT} Guardate www.altro-sito.com`, 'review_contact_refused'],
    ['a mailbox', `${TEXT} Scrivete a marta@example.com`, 'review_contact_refused'],
    ['a card', `${TEXT} 4111 1111 1111 1111`, 'card_data_refused'],
  ])('%s is refused', async (_, text, code) => {
    const { viewer } = await author();
    const attempt = writeReview({ ...REVIEW, text, member: viewer, now });
    await expect(attempt).rejects.toMatchObject({ code });
    expect(await db().review.count()).toBe(0);
  });

  test.each([
    ['a price', 'Le site est honnête, mais il faut payer 30 euros par mois pour écrire.'],
    ['money that was returned', 'Pedí la baja el primer día y me devolvieron el dinero enseguida.'],
    ['a scam', 'Someone told me to install AnyDesk and invest in bitcoin; support removed them.'],
    ['an insult', 'Sito serio, ma un tizio mi ha dato della stronza e nessuno ha risposto.'],
  ])('of %s is left to a moderator', async (_, text) => {
    const { member, viewer } = await author();
    await writeReview({ ...REVIEW, text, member: viewer, now });
    const { memberId } = member;
    const { state } = await db().review.findUniqueOrThrow({
      where: { memberId },
    });
    expect(state).toBe('pending');
  });

  test('works through the API as through the verb, with one review per account', async () => {
    const { member } = await author();
    const send = (text: string) =>
      ask({
        key: 'PUT /api/users/review',
        token: member.token,
        body: JSON.stringify({ ...REVIEW, text, nameKind: 'initial' }),
      });
    await Promise.all([send(TEXT), send(`${TEXT} Davvero.`)]);
    expect(await db().review.count()).toBe(1);
    const { text } = await ask({ key: 'GET /api/users/review', token: member.token });
    expect(JSON.parse(text)).toMatchObject({
      from: null,
      emailConfirmed: true,
      names: { name: 'Marta', initial: 'M.' },
      review: { name: 'M.', nameKind: 'initial', state: 'pending', appeal: null },
    });
    const bad = JSON.stringify({ ...REVIEW, stars: 6 });
    const answer = await ask({ key: 'PUT /api/users/review', token: member.token, body: bad });
    expect(answer.code).toBe('input_invalid');
  });
});

describe('a review', () => {
  test('is moderated before it is shown, published unchanged, and its author is notified', async () => {
    const one = await written({ stars: 1 });
    expect(await published()).toEqual([]);
    const { lines } = await run('reviews-waiting');
    expect(lines[0]).toContain(one.id);
    expect((await run('approve-review', one.id, '2')).lines[0]).toContain('conflict');
    expect((await run('approve-review', one.id, '1')).code).toBe(0);
    expect(await published()).toMatchObject([{ name: 'Marta', stars: 1, text: TEXT, reply: null }]);
    expect(await mailsTo(one.member.email, 'review_published')).toBe(1);
    expect((await run('approve-review', one.id, '1')).lines[0]).toContain('conflict');
    expect((await run('approve-review', 'nobody', '1')).lines[0]).toContain('not_found');
  });

  test('that was changed is moderated again, and is unpublished without its reply', async () => {
    const one = await written();
    await run('approve-review', one.id, '1');
    await run('reply-to-review', one.id, 'Grazie', 'Marta.');
    expect(await published()).toMatchObject([{ reply: 'Grazie Marta.' }]);
    await writeReview({ ...REVIEW, stars: 2, member: one.viewer, now });
    expect(await published()).toEqual([]);
    expect((await run('approve-review', one.id, '1')).lines[0]).toContain('conflict');
    await run('approve-review', one.id, '2');
    expect(await published()).toMatchObject([{ stars: 2, reply: null }]);
  });

  test('that was refused shows the reason, allows one appeal, and its author is notified of the outcome', async () => {
    const one = await written();
    expect((await run('refuse-review', one.id, 'bad')).lines[0]).toContain('input_invalid');
    await run('refuse-review', one.id, 'advertising');
    expect(await readStatus(one)).toMatchObject({
      state: 'rejected',
      reason: 'advertising',
      appeal: 'open',
    });
    const { data } = await db().mailMessage.findFirstOrThrow({
      where: { toAddress: one.member.email, template: 'review_refused' },
    });
    expect(data).toEqual({
      reason: 'advertising',
      link: 'http://dolcevita.localhost:3000/profile/review',
    });
    const appeal = (text: string) =>
      ask({
        key: 'POST /api/users/review/appeal',
        token: one.member.token,
        body: JSON.stringify({ text }),
      });
    expect((await appeal('Non vendo niente.')).status).toBe(200);
    expect((await appeal('Davvero!')).code).toBe('appeal_closed');
    expect((await run('review-appeals')).lines[0]).toContain('Non vendo niente.');
    await run('decide-review-appeal', one.id, 'denied');
    expect(await readStatus(one)).toMatchObject({ appeal: 'denied' });
    expect(await mailsTo(one.member.email, 'review_denied')).toBe(1);
    expect((await run('decide-review-appeal', one.id, 'granted')).lines[0]).toContain('conflict');
    // A changed text starts a new review process.
    await writeReview({ ...REVIEW, member: one.viewer, now });
    await run('refuse-review', one.id, 'insult');
    await appeal('Non è un insulto.');
    await run('decide-review-appeal', one.id, 'granted');
    expect(await published()).toMatchObject([{ text: TEXT }]);
  });

  test('that was published can be refused later, with a reason', async () => {
    const one = await written();
    await run('approve-review', one.id, '1');
    await run('reply-to-review', one.id, 'Grazie.');
    await run('refuse-review', one.id, 'someone_else');
    expect(await published()).toEqual([]);
    expect((await run('reply-to-review', one.id, 'Ciao')).lines[0]).toContain('conflict');
  });

  test('that was withdrawn is deleted, and another may be written', async () => {
    const one = await written();
    await run('approve-review', one.id, '1');
    await withdrawReview(one.viewer);
    await withdrawReview(one.viewer);
    expect(await db().review.count()).toBe(0);
    await writeReview({ ...REVIEW, member: one.viewer, now });
    expect(await readStatus(one)).toMatchObject({ state: 'pending' });
  });

  test('is published after ten seconds in the demo', async () => {
    const before = env().AUTO_MODERATE;
    Object.assign(env(), { AUTO_MODERATE: true });
    try {
      const one = await written();
      await autoModerateWork.run(after(now, 9 * SECOND), 10);
      expect(await published()).toEqual([]);
      await autoModerateWork.run(after(now, 10 * SECOND), 10);
      expect(await readStatus(one)).toMatchObject({ state: 'approved' });
    } finally {
      Object.assign(env(), { AUTO_MODERATE: before });
    }
  });
});

test('a change of shown reviews renders the brand’s pages again, on every instance', async () => {
  const changedBrands: (string | undefined)[] = [];
  let check: () => void = () => undefined;
  const end = subscribePagesChanged((brandId) => {
    changedBrands.push(brandId);
    check();
  });
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      check = () => {
        if (changedBrands.length >= count) resolve();
      };
      check();
    });
  await until(1);
  const one = await written();
  await run('approve-review', one.id, '1');
  await until(2);
  await run('reply-to-review', one.id, 'Grazie.');
  await until(3);
  await writeReview({ ...REVIEW, member: one.viewer, now });
  await until(4);
  await end();
  // The first event means all brands, for a new subscriber. A pending review changes no page.
  expect(changedBrands).toEqual([undefined, 'dolcevita', 'dolcevita', 'dolcevita']);
});

test('totals count all reviews, lists show the newest, the home page those in its language', async () => {
  const rows = [
    ...[5, 5, 4, 1].map((stars) => ({ stars, language: 'it' as const })),
    { stars: 3, language: 'fr' as const },
  ];
  for (const [index, row] of rows.entries()) {
    const one = await written({ ...row, text: `${TEXT} ${index}` });
    await runCommand(['approve-review', one.id, '1'], after(now, index * MINUTE));
  }
  const { count, average, spread, newest } = await publishedReviews('dolcevita');
  expect({ count, average }).toEqual({ count: 5, average: 18 / 5 });
  expect(spread.map((row) => row.count)).toEqual([2, 1, 1, 0, 1]);
  expect(newest.map(({ stars }) => stars)).toEqual([3, 1, 4, 5, 5]);
  // The one-star review is included too: the order is by date alone.
  expect((await homeReviews('dolcevita', 'it')).map(({ stars }) => stars)).toEqual([1, 4, 5]);
  expect(await homeReviews('dolcevita', 'en')).toEqual([]);
  expect((await publishedReviews('fuego')).count).toBe(0);
});
