import { beforeEach, describe, expect, test } from '@jest/globals';
import { db, inTransaction } from '#lib/db/client.ts';
import { openConversation } from '#lib/chat/open-conversation.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { Prisma } from '#lib/db/generated/client.ts';
import { RECHECK_EVERY } from '#lib/desk/rechecks/limits.ts';
import { auditEntry } from '#lib/audit/audit-entry.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { RETENTION } from '#lib/legal/retention-table.ts';
import { PHOTO_UNDO_MS } from '#lib/media/limits.ts';
import { removePhoto } from '#lib/media/own-photos/remove-photo.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { createPair } from '../../factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { addPhoto, viewerOfToken } from '../../factories/profile.ts';
import { conversationOf } from '../chat/chat-helpers.ts';
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
const sampleNext = (kind: 'photo' | 'text' | 'report') =>
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

async function take({ token }: Person, skipped: readonly string[] = []) {
  const { answer, text } = await askDesk(TAKE, { token, purpose, body: { skipped } });
  return { taken: (answer['recheck'] ?? null) as Taken, text };
}

/** A decision that waits for a second one, as stored. */
async function stored(data: Partial<Prisma.RecheckUncheckedCreateInput>): Promise<string> {
  const id = newId();
  const { profileId, brandId } = member;
  const about = { kind: 'photo', itemId: newId(), profileId, brandId, item: {} } as const;
  const first = { firstVerdict: 'nudity', firstBy: 'operator:one', firstAt: clock.now() };
  await db().recheck.create({ data: { id, ...about, ...first, ...data } });
  return id;
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
    // A warning restricts nothing.
    await stored({
      kind: 'report',
      firstVerdict: 'dismiss',
      secondVerdict: 'uphold: warning, scam',
      secondBy: 'operator:two',
      secondAt: clock.now(),
      item: Prisma.DbNull,
    });
    const { answer } = await askDesk(AGREEMENT, { token: first.token });
    expect(answer['kinds']).toEqual([
      { kind: 'photo', waiting: 1, judged: 3, same: 1, sameSide: 2 },
      { kind: 'report', waiting: 0, judged: 1, same: 0, sameSide: 1 },
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

  test('that was skipped is left for others, and the next one is shown', async () => {
    const ids = [await sampledPhoto(), await sampledPhoto()];
    const { taken } = await take(second);
    expect(taken?.item).toMatchObject({ id: ids[0] });
    const next = await take(second, [taken?.id ?? '']);
    expect(next.taken?.item).toMatchObject({ id: ids[1] });
    const third = await createOperator({ role: 'moderator' });
    expect((await take(third)).taken?.item).toMatchObject({ id: ids[0] });
    expect((await take(second, [taken?.id ?? '', next.taken?.id ?? ''])).taken).toBeNull();
  });

  test('of an appeal is not for who refused the picture', async () => {
    const itemId = newId();
    const id = await stored({ kind: 'photo_appeal', itemId, firstVerdict: 'denied' });
    const refusal = { actor: `operator:${second.id}`, action: 'photo.reject', subject: itemId };
    await db().auditEntry.create({ data: auditEntry({ ...refusal, now: clock.now() }) });
    expect((await take(second)).taken).toBeNull();
    const decision = { kind: 'photo_appeal', id: itemId, verdict: 'granted' };
    const asked = { id, item: {} };
    expect(await judge(asked, decision, second)).toMatchObject({ code: 'not_found' });
    expect((await take(first)).taken).toMatchObject({ id });
  });
});

describe('an item whose owner takes it back', () => {
  const erase = ({ memberId }: Pick<CreatedMember, 'memberId'>) =>
    inTransaction((tx) => eraseAccount(tx, memberId, clock.now()));
  const remove = async (id: string) => {
    await removePhoto(member, id, clock.now());
    await removeFiles(after(clock.now(), 2 * PHOTO_UNDO_MS), 10);
  };

  test('is judged no more, and erased with its decisions and its note to senior moderators', async () => {
    const [judged, waiting] = [await sampledPhoto(), await sampledPhoto()];
    const { taken } = await take(second);
    await judge(taken, { kind: 'photo', id: judged, verdict: 'nudity' }, second);
    const [gone, shown] = [await pendingPhoto(), await pendingPhoto()];
    for (const id of [gone, shown]) {
      const body = { kind: 'photo', id, note: 'Is she of age?' };
      const asked = { token: first.token, purpose, body };
      expect(await askDesk('POST /api/desk/queue/escalate', asked)).toMatchObject({ status: 200 });
    }
    for (const id of [judged, waiting, gone]) await remove(id);
    expect(await db().recheck.findMany({ select: { itemId: true } })).toEqual([{ itemId: judged }]);
    const itemId = { in: [gone, shown] };
    expect(await db().queueEscalation.count({ where: { itemId } })).toBe(2);
    await erase(member);
    expect(await db().recheck.count()).toBe(0);
    expect(await db().queueEscalation.count({ where: { itemId } })).toBe(0);
  });

  test('is erased with the member who reported it', async () => {
    const [ugo, anna] = await createPair(10);
    const about = { angelId: ugo.angelId, reason: 'threat', details: '', surface: 'card' } as const;
    await reportProfile({ viewer: await viewerOfToken(anna.token), ...about, now: clock.now() });
    const { id } = await db().report.findFirstOrThrow({ where: { reportedId: ugo.profileId } });
    await sampleNext('report');
    const body = { kind: 'report', id, consequence: null };
    expect(await decide(body, first)).toMatchObject({ status: 200 });
    expect(await db().recheck.count({ where: { itemId: id } })).toBe(1);
    await erase(anna);
    expect(await db().recheck.count({ where: { itemId: id } })).toBe(0);
  });

  test('is deleted with a chat photo after its thirty days, unless it was judged', async () => {
    const [{ brandId, profileId: senderId }, { profileId: peerId }] = await createPair(1);
    const now = clock.now();
    await openConversation({ brandId, opener: senderId, peer: peerId, now });
    const { id: conversationId } = await conversationOf(senderId, peerId);
    const line = RETENTION.find(({ table }) => table === 'chat_photos');
    if (!line || !('remove' in line)) throw new Error('chat photos have no retention');
    const ids = await Promise.all(
      [0, 1].map(async () => {
        const photo = await db().chatPhoto.create({
          data: {
            id: newId(),
            conversationId,
            senderId,
            peerId,
            idClient: newId(),
            objectKey: newId(),
            width: 1,
            height: 1,
            caption: '',
            state: 'rejected',
            reason: 'nudity',
            createdAt: after(now, -31 * DAY),
          },
        });
        return photo.id;
      }),
    );
    const [waiting, judged] = ids.map((itemId) => ({ kind: 'chat_photo' as const, itemId }));
    await stored({ ...waiting });
    const second = { secondVerdict: 'nudity', secondBy: 'operator:two', secondAt: now };
    const judgedId = await stored({ ...judged, ...second, item: Prisma.DbNull });
    await db().$executeRaw(line.remove(after(now, -line.days * DAY)));
    expect(await db().recheck.findMany({ select: { id: true } })).toEqual([{ id: judgedId }]);
  });
});
