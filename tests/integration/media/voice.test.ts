import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { gatherPhotos } from '#lib/accounts/export/gather-photos.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { sendChatPhotos } from '#lib/chat-photos/send-chat-photos.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { VOICE_UPLOAD_BYTES, WAVEFORM_BARS } from '#lib/media/limits.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { voice } from '#lib/media/voice-file.ts';
import { encodeVoiceMessage } from '#lib/media/encode-voice-message.ts';
import {
  approveChatPhoto,
  rejectChatPhoto,
  voiceForReview,
} from '#lib/moderation/photos/review-chat-photo.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { createMember } from '#tests/factories/member.ts';
import { recordTone } from '#tests/factories/recording.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { createMatch, letGo, onOwnPhoto, pictureOf, setMatched } from './chat-photos.ts';
import { answer, formWith, photograph, upload, type Refusal } from './form.ts';
import { countStored } from './left-behind.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type Waiting = { readonly id: string; readonly state: string };
type Attachment = {
  readonly state: string;
  readonly width: number | null;
  readonly voice?: { readonly durationMs: number; readonly waveform: readonly number[] };
};
type Thread = {
  readonly messages: readonly { readonly seq: number; readonly attachment: Attachment | null }[];
  readonly waitingPhotos: readonly { readonly id: string; readonly voice?: unknown }[];
};

let tone: Buffer;
let him: CreatedMember;
let her: CreatedMember;
beforeAll(async () => {
  tone = await recordTone({ seconds: 3 });
});
beforeEach(async () => {
  [him, her] = await createMatch(5);
});

function sendVoice(bytes = tone, idClient: string = randomUUID()) {
  const form = formWith(bytes, { idClient }, 'voice');
  return upload<Waiting>(him, form, { to: `${her.angelId}/voice` });
}

async function sentVoice(): Promise<{ id: string; seq: number }> {
  const { body } = await sendVoice();
  await letGo(body.id);
  const { seq } = await db().message.findFirstOrThrow({ where: { photoId: body.id } });
  return { id: body.id, seq };
}

const get = <Body>(who: CreatedMember, path: string) =>
  answer<Body>(path, { method: 'GET' }, who.token);
const threadOf = async (who: CreatedMember, angelId: string): Promise<Thread> =>
  (await get<Thread>(who, `/api/get/messages/${who.publicId}/${angelId}`)).body;
const play = (who: CreatedMember, angelId: string, seq: number) =>
  get<ArrayBuffer & Refusal>(who, `/api/get/messages/${who.publicId}/${angelId}/${seq}/voice`);
const playOwn = (who: CreatedMember, id: string) =>
  get<ArrayBuffer & Refusal>(who, `/api/users/chatPhotos/${who.publicId}/${id}/voice`);
/** What he can still send. The first message uses an icebreaker. */
const free = async () => {
  const where = { memberId: him.memberId };
  const account = await db().creditAccount.findUniqueOrThrow({ where });
  return account.free + account.icebreakers;
};
const setFree = (count: number) =>
  db().creditAccount.update({
    where: { memberId: him.memberId },
    data: { free: count, icebreakers: 0 },
  });
const left = async () => [await countStored(), await db().chatPhoto.count(), await free()];

describe('a voice message for a match', () => {
  test('is encoded again, with its length and waveform, and waits for review at no cost', async () => {
    const before = await free();
    const { status, body } = await sendVoice();
    expect([status, body.state]).toEqual([200, 'pending']);
    const row = await db().chatPhoto.findUniqueOrThrow({ where: { id: body.id } });
    expect(row.voiceMs).toBeGreaterThan(2_900);
    expect(row.voiceMs).toBeLessThan(3_100);
    expect(row.waveform).toHaveLength(WAVEFORM_BARS);
    expect([row.waveform.at(-1), (row.waveform[0] ?? 100) < 10]).toEqual([100, true]);
    const stored = await voice(row.objectKey);
    // Another encoding of the same sound, which can be decoded in turn.
    expect(stored?.equals(tone)).toBe(false);
    const again = await encodeVoiceMessage(stored ?? Buffer.alloc(0));
    expect(Math.abs(again.durationMs - (row.voiceMs ?? 0))).toBeLessThan(50);
    expect(await db().photoRemoval.count({ where: { objectKey: row.objectKey } })).toBe(0);
    expect([await free(), (await threadOf(her, him.angelId)).messages]).toEqual([before, []]);
    expect((await threadOf(him, her.angelId)).waitingPhotos).toMatchObject([
      { id: body.id, voice: { durationMs: row.voiceMs } },
    ]);
  });

  test('costs a message once approved, and both sides can play it', async () => {
    const before = await free();
    const { id, seq } = await sentVoice();
    expect(await free()).toBe(before - 1);
    await sendChatPhotos(clock.now(), 50);
    expect([await free(), await db().message.count({ where: { photoId: id } })]).toEqual([
      before - 1,
      1,
    ]);
    const { voiceMs, waveform } = await db().chatPhoto.findUniqueOrThrow({ where: { id } });
    for (const [who, other] of [
      [him, her],
      [her, him],
    ] as const) {
      const { messages } = await threadOf(who, other.angelId);
      expect(messages.at(-1)?.attachment).toEqual({
        state: 'shown',
        width: null,
        height: null,
        voice: { durationMs: voiceMs, waveform },
      });
      const { status, body } = await play(who, other.angelId, seq);
      expect([status, body.byteLength > 1_000]).toEqual([200, true]);
      expect((await pictureOf(who, other.angelId, seq)).status).toBe(404);
    }
  });

  test('can be played by nobody else, and by neither side after a block or an unmatch', async () => {
    const { id, seq } = await sentVoice();
    const third = await createMember();
    expect((await play(third, him.angelId, seq)).status).toBe(404);
    expect((await playOwn(her, id)).status).toBe(404);
    expect((await playOwn(him, id)).status).toBe(200);
    await setMatched(him, her, null);
    expect((await play(her, him.angelId, seq)).status).toBe(404);
    await setMatched(him, her, clock.now());
    expect((await play(her, him.angelId, seq)).status).toBe(200);
    await blockPeer(await viewerOf(her), him.angelId, clock.now());
    expect((await play(her, him.angelId, seq)).status).toBe(404);
    expect((await play(him, her.angelId, seq)).status).toBe(404);
  });

  test('is stored once when the upload is retried, also at the same moment', async () => {
    const idClient = randomUUID();
    const once = () => sendVoice(tone, idClient);
    const answers = await Promise.all([once(), once()]);
    const ids = new Set([...answers, await once()].map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(await db().chatPhoto.count({ where: { senderId: him.profileId } })).toBe(1);
  });

  test('is one of at most three pending ones, besides photos', async () => {
    for (let count = 0; count < 3; count += 1) expect((await sendVoice()).status).toBe(200);
    expect((await sendVoice()).body.code).toBe('voices_waiting');
    const form = formWith(await photograph(), { idClient: randomUUID(), msg: '' }, 'picture');
    expect((await upload(him, form, { to: her.angelId })).status).toBe(200);
  });

  test.each([
    ['mono in Ogg', { seconds: 2, container: 'ogg' } as const],
    ['stereo in WebM', { seconds: 2, channels: 2 } as const],
  ])('is taken as %s', async (_, wanted) => {
    expect((await sendVoice(await recordTone(wanted))).status).toBe(200);
  });

  test.each([
    ['a recording of 70 s', () => recordTone({ seconds: 70 }), 422, 'voice_too_long'],
    ['one of a moment', () => recordTone({ seconds: 0.2 }), 422, 'voice_unreadable'],
    ['a picture', () => photograph(), 422, 'voice_type_refused'],
    [
      'another codec',
      () => recordTone({ seconds: 2, container: 'ogg', codec: 'flac' }),
      422,
      'voice_type_refused',
    ],
    ['the head of a file', () => tone.subarray(0, 80), 422, 'voice_unreadable'],
    [
      'noise after the right first bytes',
      () => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(9_000, 7)]),
      422,
      'voice_unreadable',
    ],
    ['more than is taken', () => Buffer.alloc(VOICE_UPLOAD_BYTES + 1), 422, 'voice_too_long'],
    ['an empty file', () => Buffer.alloc(0), 422, 'voice_unreadable'],
  ])('is refused as %s, and leaves nothing behind', async (_, bytes, status, code) => {
    const given = await bytes();
    const before = await left();
    const answered = await sendVoice(given);
    expect([answered.status, answered.body.code]).toEqual([status, code]);
    expect(await left()).toEqual(before);
  });

  test('is refused without a match, without credits and for a hosted profile', async () => {
    await setMatched(him, her, null);
    expect((await sendVoice()).body.code).toBe('voice_needs_match');
    await setMatched(him, her, clock.now());
    await setFree(0);
    expect((await sendVoice()).body.code).toBe('credits_exhausted');
    await setFree(5);
    await db().profile.update({
      where: { id: her.profileId },
      data: { kind: 'hosted', answeredBy: ['script'], memberId: null },
    });
    expect((await sendVoice()).body.code).toBe('voice_to_hosted');
  });

  test('that is no longer possible at its approval costs nothing and says why', async () => {
    const { body } = await sendVoice();
    const before = await free();
    await setMatched(him, her, null);
    await letGo(body.id);
    expect(await db().chatPhoto.findUniqueOrThrow({ where: { id: body.id } })).toMatchObject({
      state: 'unsent',
      reason: 'voice_needs_match',
    });
    expect(await free()).toBe(before);
  });
});

describe('what remains of a voice message', () => {
  test('a moderator plays it, and each access is logged', async () => {
    const { body } = await sendVoice();
    const review = { photoId: body.id, actor: 'moderator', now: clock.now() };
    expect((await voiceForReview(review)).length).toBeGreaterThan(1_000);
    const where = { action: 'chat_photo.view', subject: body.id };
    expect(await db().auditEntry.count({ where })).toBe(1);
    await rejectChatPhoto({ ...review, reason: 'contact_details' });
    await expect(approveChatPhoto(review)).rejects.toMatchObject({ code: 'conflict' });
    expect((await threadOf(her, him.angelId)).messages).toEqual([]);
  });

  test('its file is deleted when it is withdrawn', async () => {
    const { body } = await sendVoice();
    const { objectKey } = await db().chatPhoto.findUniqueOrThrow({ where: { id: body.id } });
    expect(await voice(objectKey)).not.toBeNull();
    expect((await onOwnPhoto(him, 'DELETE', body.id)).status).toBe(200);
    expect(await voice(objectKey)).toBeNull();
  });

  test('the export has it as a file, and the erasure deletes it', async () => {
    const { id } = await sentVoice();
    const { objectKey } = await db().chatPhoto.findUniqueOrThrow({ where: { id } });
    const names = (await gatherPhotos(him.memberId)).map(({ name }) => name);
    expect(names).toEqual(['voice-messages/1.webm']);
    await inTransaction((tx) => eraseAccount(tx, him.memberId, clock.now()));
    await removeFiles(clock.now(), 50);
    expect(await voice(objectKey)).toBeNull();
  });
});
