import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { appealChatPhoto } from '#lib/chat-photos/appeal-chat-photo.ts';
import { sendChatPhotos } from '#lib/chat-photos/send-chat-photos.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { conversationOf, viewerOf } from '../chat/chat-helpers.ts';
import { createMatch, sendTo, threadOf } from '../media/chat-photos.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type TestOperator = Awaited<ReturnType<typeof createOperator>>;

const purpose = 'Moderation';
const PICTURE = 'GET /api/desk/queue/chat-photos/{id}/picture';

let nora: TestOperator;
let elsewhere: TestOperator;
let him: CreatedMember;
let her: CreatedMember;
let id = '';

beforeEach(async () => {
  await db().queueClaim.deleteMany();
  await db().chatPhoto.deleteMany();
  nora = await createOperator({ role: 'moderator', brandIds: ['dolcevita'] });
  elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
  [him, her] = await createMatch(5);
  ({ id } = (await sendTo(him, her, { msg: 'Al mare' })).body);
});

async function take({ token }: TestOperator, lane: string) {
  const { answer } = await askDesk('POST /api/desk/queue/take', {
    token,
    purpose,
    body: { lane },
  });
  return answer['items'] as readonly Readonly<Record<string, unknown>>[];
}

async function decide({ token }: TestOperator, body: Readonly<Record<string, unknown>>) {
  const call = 'POST /api/desk/queue/decide';
  const { code, status } = await askDesk(call, { token, purpose, body: { id, ...body } });
  return code ?? status;
}

const row = () => db().chatPhoto.findUniqueOrThrow({ where: { id } });
const waiting = async () => (await threadOf(him, her.angelId)).waitingPhotos;
const accessEntries = () => db().auditEntry.findMany({ where: { subject: id } });

async function appealed(text = 'È solo il mare'): Promise<void> {
  await decide(nora, { kind: 'chat_photo', verdict: 'nudity' });
  await appealChatPhoto({ viewer: await viewerOf(him), photoId: id, text, now: clock.now() });
}

describe('a photo for a conversation', () => {
  test('is listed with its caption and sender, and is sent after approval', async () => {
    expect(await take(nora, 'chat_photo')).toMatchObject([
      {
        id,
        kind: 'chat_photo',
        brandId: 'dolcevita',
        place: 'chat',
        caption: 'Al mare',
        who: { trackerId: him.publicId },
        refusal: null,
        similar: [],
      },
    ]);
    expect(await decide(nora, { kind: 'chat_photo', verdict: 'approve' })).toBe(200);
    await sendChatPhotos(clock.now(), 50);
    const { messages } = await conversationOf(him.profileId, her.profileId);
    expect(messages).toMatchObject([{ photoId: id, body: 'Al mare' }]);
    expect(await decide(nora, { kind: 'chat_photo', verdict: 'approve' })).toBe('conflict');
  });

  test('is rejected with a reason that its sender can read, and is not sent', async () => {
    expect(await decide(nora, { kind: 'chat_photo', verdict: 'advertising' })).toBe(200);
    await sendChatPhotos(clock.now(), 50);
    expect(await waiting()).toMatchObject([
      { state: 'rejected', reason: 'advertising', appeal: 'open' },
    ]);
    const { messages } = await conversationOf(him.profileId, her.profileId);
    expect(messages).toEqual([]);
    expect(await decide(nora, { kind: 'chat_photo', verdict: 'nudity' })).toBe('conflict');
  });

  test('is shown only to moderators of its brand, and each access is logged', async () => {
    const fetchPicture = ({ token }: TestOperator) =>
      askDesk(PICTURE, { token, purpose, params: { id } });
    expect((await fetchPicture(nora)).answer).toEqual({ type: 'image/webp' });
    expect((await accessEntries()).map(({ action, actor }) => [action, actor]).sort()).toEqual(
      [PICTURE, 'chat_photo.view'].map((action) => [action, `operator:${nora.id}`]),
    );
    expect((await fetchPicture(elsewhere)).code).toBe('not_found');
    expect((await askDesk(PICTURE, { token: nora.token, params: { id } })).code).toBe(
      'purpose_missing',
    );
    for (const role of ['care', 'operator', 'finance'] as const) {
      expect((await fetchPicture(await createOperator({ role }))).code).toBe('forbidden');
    }
  });

  test('of another brand is not found', async () => {
    expect(await take(elsewhere, 'chat_photo')).toEqual([]);
    expect(await decide(elsewhere, { kind: 'chat_photo', verdict: 'approve' })).toBe('not_found');
    expect((await row()).state).toBe('pending');
  });
});

describe('an appeal against the rejection of a chat photo', () => {
  test('is listed with its text, and the photo is sent when it is granted', async () => {
    await appealed();
    expect(await take(nora, 'appeal')).toMatchObject([
      {
        id,
        kind: 'chat_appeal',
        place: 'chat',
        caption: 'Al mare',
        refusal: { reason: 'nudity', appeal: 'È solo il mare', byYou: true },
      },
    ]);
    expect(await decide(nora, { kind: 'chat_appeal', verdict: 'granted' })).toBe(200);
    await sendChatPhotos(clock.now(), 50);
    expect(await row()).toMatchObject({ state: 'sent', appealOutcome: 'granted' });
    expect(await decide(nora, { kind: 'chat_appeal', verdict: 'denied' })).toBe('conflict');
  });

  test('shows another moderator that they did not reject it, and is denied finally', async () => {
    await appealed();
    const omar = await createOperator({ role: 'moderator' });
    expect(await take(omar, 'appeal')).toMatchObject([{ refusal: { byYou: false } }]);
    expect(await decide(omar, { kind: 'chat_appeal', verdict: 'denied' })).toBe(200);
    expect(await waiting()).toMatchObject([{ state: 'rejected', appeal: 'denied' }]);
  });

  test('of another brand is not found; without an appeal there is a conflict', async () => {
    expect(await decide(nora, { kind: 'chat_appeal', verdict: 'granted' })).toBe('conflict');
    await appealed();
    expect(await take(elsewhere, 'appeal')).toEqual([]);
    expect(await decide(elsewhere, { kind: 'chat_appeal', verdict: 'granted' })).toBe('not_found');
    expect((await row()).appealOutcome).toBeNull();
  });

  test('can be decided by moderators and admins', async () => {
    await appealed();
    for (const role of ['care', 'operator', 'finance'] as const) {
      const by = await createOperator({ role });
      expect([role, await decide(by, { kind: 'chat_appeal', verdict: 'denied' })]).toEqual([
        role,
        'forbidden',
      ]);
    }
    const admin = await createOperator({ role: 'admin' });
    expect(await decide(admin, { kind: 'chat_appeal', verdict: 'denied' })).toBe(200);
  });
});
