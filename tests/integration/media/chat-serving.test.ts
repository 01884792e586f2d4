import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { gatherPhotos } from '#lib/accounts/export/gather-photos.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { chatPicture } from '#lib/media/chat-picture-file.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { servePhoto } from '#lib/media/serve-photo.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { capturePushes, conversationOf, viewerOf } from '../chat/chat-helpers.ts';
import {
  createMatch,
  pictureOf,
  sendTo,
  sentPhoto,
  setMatched,
  threadOf,
  uncover,
} from './chat-photos.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let him: CreatedMember;
let her: CreatedMember;
beforeEach(async () => {
  [him, her] = await createMatch(9);
});

const status = async (who: CreatedMember, other: CreatedMember, seq: number | string) =>
  (await pictureOf(who, other.angelId, seq)).status;
const attachments = async (who: CreatedMember, other: CreatedMember, query = '') =>
  (await threadOf(who, other.angelId, query)).messages.map(({ attachment }) => attachment);
const shown = { state: 'shown', width: 640, height: 800 };
const covered = { state: 'covered', width: null, height: null };

describe('the first photo of a match', () => {
  test('is covered for its receiver, without size or bytes, until they uncover it', async () => {
    const { seq } = await sentPhoto(him, her, { msg: 'Al mare' });
    expect(await attachments(her, him)).toEqual([covered]);
    expect(await attachments(him, her)).toEqual([shown]);
    expect([await status(her, him, seq), await status(him, her, seq)]).toEqual([404, 200]);
    const pushed = capturePushes();
    expect((await uncover(her, him.angelId)).status).toBe(200);
    expect(pushed.map(({ memberId, name }) => [memberId, name])).toEqual([
      [her.memberId, 'catchUp'],
    ]);
    expect(await attachments(her, him)).toEqual([shown]);
    const { body } = await pictureOf(her, him.angelId, seq);
    expect(await sharp(Buffer.from(body)).metadata()).toMatchObject({ format: 'webp', width: 640 });
  });

  test('is sent as changed to a device that was offline, and later photos arrive uncovered', async () => {
    await sentPhoto(him, her);
    await uncover(her, him.angelId);
    const { seq, id } = await sentPhoto(him, her);
    expect(await attachments(her, him)).toEqual([shown, shown]);
    const away = `?after=${String(seq)}&revision=0`;
    expect(await attachments(her, him, away)).toEqual([shown]);
    const { revision } = await threadOf(her, him.angelId);
    await uncover(her, him.angelId);
    expect((await threadOf(her, him.angelId)).revision).toBe(revision);
    expect((await db().message.findFirst({ where: { photoId: id } }))?.revision).toBeNull();
  });

  test('uncovers one direction only: each side uncovers for itself', async () => {
    await uncover(her, him.angelId);
    const { id } = await conversationOf(him.profileId, her.profileId);
    const sides = await db().participant.findMany({ where: { conversationId: id } });
    expect(
      sides.filter(({ photosOpenAt }) => photosOpenAt).map(({ profileId }) => profileId),
    ).toEqual([her.profileId]);
  });
});

describe('a sent photo', () => {
  let seq = 0;
  let id = '';
  beforeEach(async () => {
    ({ seq, id } = await sentPhoto(him, her));
    await uncover(her, him.angelId);
    expect(await status(her, him, seq)).toBe(200);
  });
  const both = async () => [await status(her, him, seq), await status(him, her, seq)];

  test('is served only to the two members of the conversation', async () => {
    const third = await createMember();
    expect(await status(third, him, seq)).toBe(404);
    expect(await status(third, her, seq)).toBe(404);
    expect(await status({ ...her, publicId: him.publicId }, him, seq)).toBe(404);
    expect([await status(her, him, seq + 1), await status(her, him, 'x')]).toEqual([404, 422]);
    expect(await status({ ...her, token: '' }, him, seq)).toBe(401);
  });

  test('is not served under any public name', async () => {
    const { objectKey } = await db().chatPhoto.findUniqueOrThrow({ where: { id } });
    for (const name of [`${objectKey}.webp`, `${objectKey}-card.webp`, `${objectKey}.jpg`]) {
      const answer = await servePhoto(new Request(`http://host/photos/${name}`));
      expect(answer.status).toBe(404);
    }
  });

  test('is not served during a block, and is served again afterwards', async () => {
    const viewer = await viewerOf(him);
    await blockPeer(viewer, her.angelId, clock.now());
    expect(await both()).toEqual([404, 404]);
    await unblockPeer(viewer, her.angelId);
    expect(await both()).toEqual([200, 200]);
  });

  test('is not served after the match ends', async () => {
    await setMatched(him, her, null);
    expect(await both()).toEqual([404, 404]);
    expect((await uncover(her, him.angelId)).status).toBe(404);
  });

  test('is not served after its message is removed', async () => {
    await db().message.updateMany({ where: { photoId: id }, data: { removedAt: clock.now() } });
    expect(await both()).toEqual([404, 404]);
    expect(await attachments(her, him)).toEqual([null]);
  });

  test('is deleted with its sender’s account, files included; a pending one too', async () => {
    const pendingPhoto = (await sendTo(him, her)).body.id;
    const photos = await db().chatPhoto.findMany({ where: { senderId: him.profileId } });
    expect(photos.map((photo) => photo.id).sort()).toEqual([id, pendingPhoto].sort());
    const now = clock.now();
    await inTransaction((tx) => eraseAccount(tx, him.memberId, now));
    await removeFiles(now, 50);
    for (const { objectKey } of photos) expect(await chatPicture(objectKey)).toBeNull();
    expect(await db().chatPhoto.count({ where: { senderId: him.profileId } })).toBe(0);
    expect(await status(her, him, seq)).toBe(404);
  });

  test('is still served to its sender after the receiver’s account is erased', async () => {
    await inTransaction((tx) => eraseAccount(tx, her.memberId, clock.now()));
    expect(await status(him, her, seq)).toBe(200);
  });

  test('is in its sender’s data export, and not in the receiver’s', async () => {
    const names = async (who: CreatedMember) =>
      (await gatherPhotos(who.memberId)).map(({ name }) => name);
    expect([await names(him), await names(her)]).toEqual([['chat-photos/1.webp'], []]);
    const rows = async (who: CreatedMember) =>
      (await gatherData(who.memberId, clock.now()))['chat_photos'];
    expect([await rows(him), await rows(her)]).toMatchObject([[{ state: 'sent' }], []]);
  });
});

test('an upheld report removes the reported photo, and not the one next to it', async () => {
  const { seq, id } = await sentPhoto(him, her);
  const other = await sentPhoto(him, her);
  await uncover(her, him.angelId);
  const viewer = await viewerOf(her);
  const about = { angelId: him.angelId, reason: 'sexual', surface: 'message', seq } as const;
  await reportProfile({ viewer, details: '', now: clock.now(), ...about });
  const { id: reportId, evidence } = await db().report.findFirstOrThrow({
    where: { reporterId: her.profileId },
  });
  expect(evidence).toMatchObject([
    { reported: seq, messages: [{ seq, photo: id }, { seq: other.seq }] },
  ]);
  const pushed = capturePushes();
  expect((await runCommand(['uphold-report', reportId, 'none'], clock.now())).code).toBe(0);
  expect([await status(her, him, seq), await status(her, him, other.seq)]).toEqual([404, 200]);
  expect(pushed.filter(({ name }) => name === 'message')).toHaveLength(2);
});

test('matched members see each other’s photos at any level, others never', async () => {
  const { seq } = await sentPhoto(him, her);
  const user = await db().user.findUniqueOrThrow({ where: { id: her.memberId } });
  expect(user.level).toBe(0);
  await uncover(her, him.angelId);
  expect(await status(her, him, seq)).toBe(200);
  const stranger = await createMember();
  expect((await uncover(stranger, him.angelId)).status).toBe(404);
  expect((await uncover(her, '000000')).status).toBe(404);
});

test('no answer to the receiver contains the bytes of a covered photo', async () => {
  const { seq, id } = await sentPhoto(him, her, { msg: 'Guarda' });
  const { objectKey } = await db().chatPhoto.findUniqueOrThrow({ where: { id } });
  const bytes = (await chatPicture(objectKey)) ?? Buffer.alloc(0);
  const answers = await Promise.all([
    pictureOf(her, him.angelId, seq),
    threadOf(her, him.angelId),
    gatherData(her.memberId, clock.now()),
  ]);
  const serialized = JSON.stringify(answers);
  for (const canary of [objectKey, id, bytes.toString('base64'), '"width":640']) {
    expect(serialized).not.toContain(canary);
  }
});
