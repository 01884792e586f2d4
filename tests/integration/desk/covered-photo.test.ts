import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { chatPicture } from '#lib/media/chat-picture-file.ts';
import { rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { createMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { letGo } from '../media/chat-photos.ts';
import { formWith, photograph, upload } from '../media/form.ts';
import { askDesk } from './ask-desk.ts';
import { begunConversation } from './held-conversation.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type TestOperator = Awaited<ReturnType<typeof createOperator>>;

const COVERED = 'GET /api/desk/conversations/{id}/photos/{seq}';
const PICTURE = 'GET /api/desk/members/{trackerId}/photos/{photoId}';

describe('a hidden photo of a conversation', () => {
  let id = '';
  let seq = '';
  let objectKey = '';
  let ida: TestOperator;

  beforeEach(async () => {
    ida = await createOperator({ role: 'operator', brandIds: ['dolcevita'] });
    const { conversationId, profile, member, pay } = await begunConversation();
    id = conversationId;
    await pay(100);
    await db().conversation.update({ where: { id }, data: { matchedAt: clock.now() } });
    const form = formWith(await photograph(), { idClient: crypto.randomUUID() }, 'picture');
    const sent = await upload<{ id: string }>(member, form, { to: profile.publicId });
    await letGo(sent.body.id);
    const photoId = sent.body.id;
    seq = String((await db().message.findFirstOrThrow({ where: { photoId } })).seq);
    ({ objectKey } = await db().chatPhoto.findUniqueOrThrow({ where: { id: photoId } }));
  });

  const uncover = ({ token }: TestOperator, params: Readonly<Record<string, string>> = {}) =>
    askDesk(COVERED, { token, purpose: 'Hosted conversation', params: { id, seq, ...params } });

  test('is fetched by a separate call, which is logged with its purpose', async () => {
    expect((await uncover(ida)).answer).toEqual({ type: 'image/webp' });
    const where = { actor: `operator:${ida.id}`, action: COVERED, subject: id };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      { purpose: 'Hosted conversation' },
    ]);
    expect((await askDesk(COVERED, { token: ida.token, params: { id, seq } })).code).toBe(
      'purpose_missing',
    );
  });

  test('is only available to operators of its brand', async () => {
    const elsewhere = await createOperator({ role: 'operator', brandIds: ['fuego'] });
    expect((await uncover(elsewhere)).code).toBe('not_found');
    for (const role of ['moderator', 'care', 'finance'] as const) {
      expect((await uncover(await createOperator({ role }))).code).toBe('forbidden');
    }
  });

  test('is not found under another number, once removed, or in a blocked conversation', async () => {
    for (const other of ['1', '0', '-1', '1.5', 'x', '99999999999']) {
      expect([other, (await uncover(ida, { seq: other })).code]).toEqual([other, 'not_found']);
    }
    const where = { id };
    await db().conversation.update({ where, data: { blockedAt: clock.now() } });
    expect((await uncover(ida)).code).toBe('not_found');
    await db().conversation.update({ where, data: { blockedAt: null } });
    expect((await uncover(ida)).status).toBe(200);
    await db().message.updateMany({
      where: { conversationId: id, seq: Number(seq) },
      data: { removedAt: clock.now() },
    });
    expect((await uncover(ida)).code).toBe('not_found');
    expect(await chatPicture(objectKey)).not.toBeNull();
  });
});

describe('a photo in a member’s file', () => {
  test('is available even after its rejection, to care and moderation of its brand', async () => {
    const member = await createMember();
    const photoId = (await upload(member, formWith(await photograph()))).body.data.id;
    const now = clock.now();
    await rejectPhoto({ photoId, reason: 'nudity', actor: 'test', now });
    const fetchPhoto = ({ token }: TestOperator) =>
      askDesk(PICTURE, {
        token,
        purpose: 'a letter',
        params: { trackerId: member.publicId, photoId },
      });
    for (const role of ['care', 'moderator', 'admin'] as const) {
      const by = await createOperator({ role, brandIds: ['dolcevita'] });
      expect((await fetchPhoto(by)).answer).toEqual({ type: 'image/jpeg' });
      const where = { actor: `operator:${by.id}`, action: 'photo.view', subject: photoId };
      expect(await db().auditEntry.count({ where })).toBe(1);
      expect((await fetchPhoto(await createOperator({ role, brandIds: ['fuego'] }))).code).toBe(
        'not_found',
      );
    }
    for (const role of ['operator', 'finance'] as const) {
      expect((await fetchPhoto(await createOperator({ role }))).code).toBe('forbidden');
    }
  });
});
