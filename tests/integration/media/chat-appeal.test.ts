import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { chatPicture } from '#lib/media/chat-picture-file.ts';
import { appealChatPhoto } from '#lib/chat-photos/appeal-chat-photo.ts';
import { sendChatPhotos } from '#lib/chat-photos/send-chat-photos.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { decideChatAppeal } from '#lib/moderation/photos/decide-chat-appeal.ts';
import { rejectChatPhoto } from '#lib/moderation/photos/review-chat-photo.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { codeOf, conversationOf, viewerOf } from '../chat/chat-helpers.ts';
import { createMatch, onOwnPhoto, sendTo, threadOf } from './chat-photos.ts';
import { answer, type Refusal } from './form.ts';
import { APPEAL_MS } from '#lib/media/limits.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const actor = 'test';

let him: CreatedMember;
let her: CreatedMember;
let photoId: string;

beforeEach(async () => {
  [him, her] = await createMatch(5);
  photoId = (await sendTo(him, her, { msg: 'Al mare' })).body.id;
});

const refuse = () => rejectChatPhoto({ photoId, actor, reason: 'nudity', now: clock.now() });
const row = () => db().chatPhoto.findUniqueOrThrow({ where: { id: photoId } });
const waiting = async () => (await threadOf(him, her.angelId)).waitingPhotos;
const sent = async () => (await conversationOf(him.profileId, her.profileId)).messages.length;
const decide = (outcome: 'granted' | 'denied') =>
  decideChatAppeal({ photoId, outcome, actor, now: clock.now() });

function appeal(who: CreatedMember = him, text = 'È solo il mare') {
  const init = {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  };
  const path = `/api/users/chatPhotos/${who.publicId}/${photoId}/appeal`;
  return answer<Refusal & { result: string }>(path, init, who.token);
}

describe('a refused chat photo', () => {
  test('can be appealed once, and is sent when the appeal is granted', async () => {
    await refuse();
    expect(await waiting()).toMatchObject([
      { state: 'rejected', reason: 'nudity', appeal: 'open' },
    ]);
    expect((await appeal()).body).toEqual({ result: 'OK' });
    expect(await waiting()).toMatchObject([{ state: 'rejected', appeal: 'waiting' }]);
    expect((await appeal()).body).toMatchObject({ code: 'appeal_closed' });
    // The picture is stored until the decision, however long that takes.
    await removeFiles(after(clock.now(), 60 * DAY), 50);
    await decide('granted');
    await sendChatPhotos(clock.now(), 50);
    expect(await row()).toMatchObject({ state: 'sent', reason: null, appealOutcome: 'granted' });
    expect([await sent(), await waiting()]).toEqual([1, []]);
    expect(await chatPicture((await row()).objectKey)).not.toBeNull();
  });

  test('is deleted when the appeal is denied, and is never sent', async () => {
    await refuse();
    await appeal();
    await decide('denied');
    expect(await waiting()).toMatchObject([{ state: 'rejected', appeal: 'denied' }]);
    expect(await chatPicture((await row()).objectKey)).toBeNull();
    await sendChatPhotos(clock.now(), 50);
    expect(await sent()).toBe(0);
    expect(await codeOf(decide('granted'))).toBe('conflict');
    expect(
      await db().auditEntry.findMany({
        where: { subject: photoId },
        orderBy: { at: 'asc' },
        select: { action: true },
      }),
    ).toEqual([{ action: 'chat_photo.reject' }, { action: 'chat_photo.deny_appeal' }]);
  });

  test('can be withdrawn during an appeal, which closes the appeal', async () => {
    await refuse();
    await appeal();
    expect((await onOwnPhoto(him, 'DELETE', photoId)).status).toBe(200);
    expect(await codeOf(decide('granted'))).toBe('conflict');
    expect(await sent()).toBe(0);
  });
});

describe('an appeal', () => {
  test('is open to the sender only, after a refusal, within fourteen days', async () => {
    expect((await appeal()).body).toMatchObject({ code: 'appeal_closed' });
    await refuse();
    expect((await appeal(her)).body).toMatchObject({ code: 'not_found' });
    expect((await appeal(him, '  ')).status).toBe(422);
    const late = {
      viewer: await viewerOf(him),
      photoId,
      text: 'È solo il mare',
      now: after(clock.now(), APPEAL_MS),
    };
    expect(await codeOf(appealChatPhoto(late))).toBe('appeal_closed');
    expect(await row()).toMatchObject({ appeal: null, appealedAt: null });
  });

  test('is made once when several requests come at once', async () => {
    await refuse();
    const answers = await Promise.all(Array.from({ length: 6 }, () => appeal()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is decided on the desk’s command line', async () => {
    await refuse();
    await appeal();
    const desk = (...args: string[]) => runCommand(args, clock.now());
    expect((await desk('chat-appeals')).lines.join()).toContain('È solo il mare');
    expect((await desk('decide-chat-appeal', photoId, 'perhaps')).code).toBe(1);
    expect((await desk('decide-chat-appeal', photoId, 'granted')).code).toBe(0);
    expect(await row()).toMatchObject({ state: 'approved', appealOutcome: 'granted' });
  });
});
