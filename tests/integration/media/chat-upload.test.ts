// [core §8 photos_waiting]
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { chatPicture, chatPictureName } from '#lib/media/chat-picture-file.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { change, viewerOf } from '../chat/chat-helpers.ts';
import { createMatch, onOwnPhoto, sendTo, setMatched, threadOf } from './chat-photos.ts';
import { formWith, photograph, upload, type Refusal } from './form.ts';
import { files, countStored } from './left-behind.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let him: CreatedMember;
let her: CreatedMember;
beforeEach(async () => {
  [him, her] = await createMatch(5);
});

const free = async () =>
  (await db().creditAccount.findUniqueOrThrow({ where: { memberId: him.memberId } })).free;
const left = async () => [await countStored(), await db().chatPhoto.count(), await free()];

describe('a photo for a match', () => {
  test('is pending and private until its review, and costs nothing yet', async () => {
    const before = await free();
    const { status, body } = await sendTo(him, her, { msg: 'Al mare' });
    expect([status, body.state]).toEqual([200, 'pending']);
    const row = await db().chatPhoto.findUniqueOrThrow({ where: { id: body.id } });
    expect(row).toMatchObject({ caption: 'Al mare', width: 640, height: 800 });
    const stored = await chatPicture(row.objectKey);
    expect((await sharp(stored ?? undefined).metadata()).format).toBe('webp');
    const own = files().filter((name) => name.startsWith(row.objectKey));
    expect(own).toEqual([chatPictureName(row.objectKey).replace('chat/', '')]);
    expect(await db().photoRemoval.count({ where: { objectKey: row.objectKey } })).toBe(0);
    expect([await free(), (await threadOf(her, him.angelId)).messages]).toEqual([before, []]);
    expect((await threadOf(her, him.angelId)).waitingPhotos).toEqual([]);
    expect((await threadOf(him, her.angelId)).waitingPhotos).toMatchObject([
      { id: body.id, state: 'pending', reason: null, msg: 'Al mare' },
    ]);
  });

  test('is shown only to its sender while pending', async () => {
    const { body } = await sendTo(him, her);
    expect((await onOwnPhoto(him, 'GET', body.id)).status).toBe(200);
    for (const other of [her, await createMember()]) {
      expect((await onOwnPhoto(other, 'GET', body.id)).status).toBe(404);
      expect((await onOwnPhoto(other, 'DELETE', body.id)).status).toBe(404);
    }
  });

  test('is stored once when the upload is retried, also at the same moment', async () => {
    const sending = { idClient: randomUUID(), bytes: await photograph() };
    const once = () => sendTo(him, her, sending);
    const answers = await Promise.all([once(), once(), once()]);
    const ids = new Set([...answers, await once()].map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const [, third] = await createMatch(1);
    expect((await sendTo(him, third, sending)).body.code).toBe('client_id_reused');
  });

  test('is one of at most three pending photos, also when many are sent at once', async () => {
    const bytes = await photograph();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendTo(him, her, { bytes })));
    const codes = answers.map(({ status, body }) => [status, body.code]);
    expect(codes.filter(([status]) => status === 200)).toHaveLength(3);
    expect(codes.filter(([, code]) => code === 'photos_waiting')).toHaveLength(3);
    expect(await db().chatPhoto.count({ where: { senderId: him.profileId } })).toBe(3);
    expect(await db().photoRemoval.count()).toBe(0);
  });

  test('is deleted with its file when withdrawn', async () => {
    const { body } = await sendTo(him, her);
    const { objectKey } = await db().chatPhoto.findUniqueOrThrow({ where: { id: body.id } });
    expect((await onOwnPhoto(him, 'DELETE', body.id)).status).toBe(200);
    expect(await chatPicture(objectKey)).toBeNull();
    expect((await threadOf(him, her.angelId)).waitingPhotos).toEqual([]);
    expect((await onOwnPhoto(him, 'DELETE', body.id)).status).toBe(404);
  });

  test('leaves nothing when the sender’s account is erased at the same moment', async () => {
    const before = files();
    const now = clock.now();
    const erased = inTransaction((tx) => eraseAccount(tx, him.memberId, now));
    await Promise.all([sendTo(him, her), sendTo(him, her), erased]);
    await removeFiles(after(now, 2 * HOUR), 50);
    expect(await db().chatPhoto.count({ where: { senderId: him.profileId } })).toBe(0);
    expect(files()).toEqual(before);
  });

  test('whose row was never written because of a crash is deleted later', async () => {
    const { body } = await sendTo(him, her);
    const { objectKey } = await db().chatPhoto.delete({ where: { id: body.id } });
    const dueAt = after(clock.now(), HOUR);
    await db().photoRemoval.create({ data: { objectKey, scope: 'all', dueAt } });
    await removeFiles(clock.now(), 50);
    expect(await chatPicture(objectKey)).not.toBeNull();
    await removeFiles(dueAt, 50);
    expect(await chatPicture(objectKey)).toBeNull();
  });
});

describe('a refused upload stores nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  const bomb = () =>
    sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
  const large = async () => {
    const picture = await photograph();
    return Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024 + 1 - picture.length)]);
  };
  test.each([
    ['a drawing with a script', () => Buffer.from(svg), 'photo_type_refused'],
    ['HEIF by another name', () => Buffer.from('\0\0\0\x18ftypheic....'), 'photo_type_refused'],
    ['half a photo', async () => (await photograph()).subarray(0, 400), 'photo_unreadable'],
    ['a picture of 64 million points', bomb, 'photo_too_large'],
    ['ten megabytes and a byte', large, 'photo_too_large'],
  ])('%s', async (_, bytes, code) => {
    const before = await left();
    expect((await sendTo(him, her, { bytes: await bytes() })).body.code).toBe(code);
    expect(await left()).toEqual(before);
  });

  test.each([
    ['an idClient that is none', { idClient: '1' }, 'input_invalid'],
    ['words that are too long', { msg: 'à'.repeat(2_001) }, 'message_too_long'],
    ['words that are far too long', { msg: 'x'.repeat(9_000) }, 'message_too_long'],
    ['a card number beside it', { msg: '4111 1111 1111 1111' }, 'card_data_refused'],
    ['a crop outside', { more: { crop: '{"x":2,"y":0,"width":1,"height":1}' } }, 'input_invalid'],
  ])('%s', async (_, sending, code) => {
    const before = await left();
    expect((await sendTo(him, her, sending)).body.code).toBe(code);
    expect(await left()).toEqual(before);
  });

  test('a file under another field name, a form without a session, and a form for another member', async () => {
    const before = await left();
    const idClient = randomUUID();
    const named = formWith(await photograph(), { idClient });
    const right = formWith(await photograph(), { idClient }, 'picture');
    const to = her.angelId;
    const answers = await Promise.all([
      upload(him, named, { to }),
      upload(him, right, { to, token: undefined }),
      upload(him, right, { to, publicId: her.publicId }),
      upload(him, right, { to: 'nobody' }),
      upload(him, right, { to: him.angelId }),
      upload(him, right, { to: '000000' }),
    ]);
    expect(answers.map(({ body }) => (body as Refusal).code)).toEqual([
      'photo_missing',
      'unauthenticated',
      'not_found',
      'not_found',
      'not_found',
      'not_found',
    ]);
    expect(await left()).toEqual(before);
  });

  test('a photo without a match, and during a block', async () => {
    const [one, other] = await createPair(3);
    expect((await sendTo(one, other)).body.code).toBe('photo_needs_match');
    await blockPeer(await viewerOf(him), her.angelId, clock.now());
    expect((await sendTo(him, her)).body.code).toBe('conversation_blocked');
    expect((await sendTo(her, him)).body.code).toBe('peer_unavailable');
    await unblockPeer(await viewerOf(him), her.angelId);
    await setMatched(him, her, null);
    expect((await sendTo(him, her)).body.code).toBe('photo_needs_match');
    expect(await db().chatPhoto.count({ where: { senderId: him.profileId } })).toBe(0);
  });

  test('a photo without the credits that it would cost now', async () => {
    const zero = { free: 0, icebreakers: 0 };
    await db().creditAccount.update({ where: { memberId: him.memberId }, data: zero });
    const { status, body } = await sendTo(him, her);
    expect([status, body.code, body.params]).toMatchObject([
      402,
      'credits_exhausted',
      { cost: 1, held: 0, missing: 1 },
    ]);
    await change(him, { level: 2, paidUntil: after(clock.now(), HOUR) });
    expect((await sendTo(him, her)).body.code).toBe('credits_exhausted');
    expect(await db().pendingMessage.count({ where: { memberId: him.memberId } })).toBe(0);
  });
});
