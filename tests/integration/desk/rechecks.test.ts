import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { RECHECK_EVERY } from '#lib/desk/rechecks/limits.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { addPhoto } from '../../factories/profile.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const TAKE = 'POST /api/desk/rechecks/take';
const JUDGE = 'POST /api/desk/rechecks/{id}/judge';
const AGREEMENT = 'GET /api/desk/rechecks';
const DIFFERENCES = 'GET /api/desk/rechecks/differences';
const purpose = 'Moderation';

type Person = Awaited<ReturnType<typeof createOperator>>;
let [first, second]: readonly [Person, Person] = [] as never;
let member: CreatedMember;

beforeEach(async () => {
  await db().recheck.deleteMany();
  first = await createOperator({ role: 'moderator' });
  second = await createOperator({ role: 'moderator' });
  member = await createMember();
});

/** The next decision about a kind is sampled. */
const sampleNext = (kind: 'photo' | 'text') =>
  db().recheckCounter.upsert({
    where: { kind },
    create: { kind, decisions: RECHECK_EVERY - 1 },
    update: { decisions: RECHECK_EVERY - 1 },
  });

async function pendingPhoto(): Promise<string> {
  const objectKey = await addPhoto(member.profileId, clock.now(), 'pending');
  return (await db().photo.findUniqueOrThrow({ where: { objectKey } })).id;
}

const decide = (body: object, { token }: Person) =>
  askDesk('POST /api/desk/queue/decide', { token, body, purpose });

async function sampledPhoto(verdict = 'nudity'): Promise<string> {
  const id = await pendingPhoto();
  await sampleNext('photo');
  expect(await decide({ kind: 'photo', id, verdict }, first)).toMatchObject({ status: 200 });
  return id;
}

type Taken = { readonly id: string; readonly item: Readonly<Record<string, unknown>> } | null;

async function take({ token }: Person) {
  const { answer, text } = await askDesk(TAKE, { token, purpose });
  return { taken: (answer['recheck'] ?? null) as Taken, text };
}

const judge = (taken: Taken, decision: object, { token }: Person) =>
  askDesk(JUDGE, { token, params: { id: taken?.id ?? '' }, body: { decision }, purpose });

describe('a second review', () => {
  test('is taken at every n-th decision of a kind, and at no other', async () => {
    await db().recheckCounter.deleteMany();
    await db().recheckCounter.create({
      data: { kind: 'photo', decisions: RECHECK_EVERY - 2 },
    });
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const id = await pendingPhoto();
      ids.push(id);
      await decide({ kind: 'photo', id, verdict: 'violence' }, first);
    }
    const stored = await db().recheck.findMany({ select: { itemId: true } });
    expect(stored).toEqual([{ itemId: ids[1] }]);
  });

  test('shows another moderator the item without the decision, and never who decided it', async () => {
    const id = await sampledPhoto();
    expect((await take(first)).taken).toBeNull();
    const { taken, text } = await take(second);
    expect(taken?.item).toMatchObject({ kind: 'photo', id, who: { refusedPhotos: 0 } });
    expect(text).not.toContain('nudity');
    expect(text).not.toContain(first.id);
    const where = { action: 'recheck.view', subject: id };
    expect(await db().auditEntry.findFirstOrThrow({ where })).toMatchObject({
      actor: `operator:${second.id}`,
      purpose,
      brandId: 'dolcevita',
    });
  });

  test('is at one moderator only', async () => {
    await sampledPhoto();
    const third = await createOperator({ role: 'moderator' });
    expect((await take(second)).taken).not.toBeNull();
    expect((await take(third)).taken).toBeNull();
    expect((await take(second)).taken).not.toBeNull();
  });

  test('compares the decisions, changes nothing, and forgets the item', async () => {
    const id = await sampledPhoto('nudity');
    const { taken } = await take(second);
    const decision = { kind: 'photo', id, verdict: 'approve' };
    expect(await judge(taken, decision, second)).toMatchObject({
      answer: { first: 'nudity', same: false },
    });
    expect(await judge(taken, decision, second)).toMatchObject({ code: 'conflict' });
    const photo = await db().photo.findUniqueOrThrow({ where: { id } });
    expect(photo).toMatchObject({ state: 'rejected', reason: 'nudity' });
    expect(await db().recheck.findFirstOrThrow()).toMatchObject({ item: null });
    const senior = await createOperator({ role: 'senior_moderator' });
    const { answer } = await askDesk(DIFFERENCES, { token: senior.token });
    expect(answer['differences']).toMatchObject([
      { itemId: id, first: 'nudity', second: 'approve' },
    ]);
  });

  test('gives the agreement by kind, with and without the reason', async () => {
    for (const verdict of ['nudity', 'violence', 'approve']) {
      const id = await sampledPhoto('nudity');
      const { taken } = await take(second);
      await judge(taken, { kind: 'photo', id, verdict }, second);
    }
    await sampledPhoto();
    const { answer } = await askDesk(AGREEMENT, { token: first.token });
    expect(answer['kinds']).toEqual([
      { kind: 'photo', waiting: 1, judged: 3, same: 1, sameSide: 2 },
    ]);
  });

  test('of a text shows what was read, also after its author has changed it', async () => {
    const about = 'I like long walks and short speeches.';
    await db().profile.update({
      where: { id: member.profileId },
      data: { about, textState: 'pending', textPendingSince: clock.now() },
    });
    await sampleNext('text');
    const { answer } = await askDesk('POST /api/desk/queue/take', {
      token: first.token,
      purpose,
      body: { lane: 'text', count: 10 },
    });
    const items = answer['items'] as readonly { readonly id: string; readonly mark: string }[];
    const mark = items.find(({ id }) => id === member.profileId)?.mark;
    const body = { kind: 'text', id: member.profileId, verdict: 'insult', mark };
    expect(await decide(body, first)).toMatchObject({ status: 200 });
    await db().profile.update({ where: { id: member.profileId }, data: { about: 'Another' } });
    const { taken } = await take(second);
    expect(taken?.item).toMatchObject({ about, mark });
    expect(await judge(taken, body, second)).toMatchObject({ answer: { same: true } });
  });

  test('is hidden from operators of other brands, and refused for another item', async () => {
    const id = await sampledPhoto();
    const elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
    expect((await take(elsewhere)).taken).toBeNull();
    const { taken } = await take(second);
    const decision = { kind: 'photo', id, verdict: 'approve' };
    expect(await judge(taken, decision, elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await judge(taken, decision, first)).toMatchObject({ code: 'not_found' });
    const other = { ...decision, id: member.profileId };
    expect(await judge(taken, other, second)).toMatchObject({ code: 'conflict' });
  });
});
