import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { enforceRetention } from '#lib/accounts/erasure/enforce-retention.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { openPhotos } from '#lib/chat-photos/open-photos.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { chatPicture } from '#lib/media/chat-picture-file.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember } from '#tests/factories/member.ts';
import { change, conversationOf, viewerOf } from './chat-helpers.ts';
import {
  match,
  pictureOf,
  previewSeen,
  previewWorld,
  sendLink,
  SHOWN,
  SIZE,
} from './preview-world.ts';

const { world, run, linked } = previewWorld();

describe('a link in a message', () => {
  test('gets its preview after it was sent, pushed to both as a change of the message', async () => {
    const { him, her } = world;
    const seq = await sendLink(him, her, 'Guarda https://lago.example/barca');
    expect(await previewSeen(her, him, seq)).toBeNull();
    expect(world.asked).toEqual([]);
    await run();
    expect(world.asked).toEqual(['/barca', '/barca.png']);
    expect(await previewSeen(him, her, seq)).toEqual({ ...SHOWN, picture: SIZE });
    expect(await previewSeen(her, him, seq)).toEqual({ ...SHOWN, picture: null });
    const changes = world.pushed.filter(({ name }) => name === 'message');
    const { lastRevision } = await conversationOf(him.profileId, her.profileId);
    expect(new Set(changes.map(({ memberId }) => memberId))).toEqual(
      new Set([him.memberId, her.memberId]),
    );
    for (const { payload } of changes) {
      expect(payload).toMatchObject({ seq, revision: lastRevision, edited: false, preview: SHOWN });
    }
  });

  test('is fetched once a day for all members', async () => {
    const { him, her } = world;
    const seq = await linked();
    const again = await linked('Ancora: https://lago.example/barca');
    const [other, peer] = await createPair(5);
    await sendLink(other, peer, 'https://prima.example/');
    await match(other, peer, true);
    const third = await sendLink(other, peer, 'https://lago.example/barca');
    await run();
    expect(world.asked).toEqual(['/barca', '/barca.png']);
    expect(await previewSeen(peer, other, third)).toMatchObject(SHOWN);
    expect(await previewSeen(her, him, again)).toEqual(await previewSeen(her, him, seq));
    const keys = await db().messagePreview.findMany({ where: { objectKey: { not: null } } });
    expect(new Set(keys.map(({ objectKey }) => objectKey)).size).toBe(3);
    await db().linkFetch.updateMany({ data: { expiresAt: clock.now() } });
    await linked('https://lago.example/barca');
    expect(world.asked).toHaveLength(4);
  });

  test('is fetched by one of two processes at the same moment', async () => {
    const { him, her } = world;
    await sendLink(him, her, 'https://lago.example/barca');
    await sendLink(him, her, 'Anche: https://lago.example/barca');
    await Promise.all([run(), run()]);
    await run(after(clock.now(), 10_000));
    expect(world.asked).toEqual(['/barca', '/barca.png']);
    expect(await db().messagePreview.count({ where: { title: 'Una barca' } })).toBe(2);
  });

  test('is encoded again, and loses a picture that is none', async () => {
    const { him, her } = world;
    const seq = await linked();
    const { body } = await pictureOf(him, her, seq);
    const { format, width, height } = await sharp(Buffer.from(body)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', ...SIZE });
    for (const path of ['broken', 'inner']) {
      const bare = await linked(`https://lago.example/${path}`);
      expect(await previewSeen(him, her, bare)).toEqual({ ...SHOWN, picture: null });
    }
  });
});

describe('the picture of a preview', () => {
  test('is shown to the receiver once they have revealed the photos of the sender', async () => {
    const { him, her } = world;
    const seq = await linked();
    expect((await pictureOf(him, her, seq)).status).toBe(200);
    expect((await pictureOf(her, him, seq)).status).toBe(404);
    await openPhotos(await viewerOf(her), him.angelId, clock.now());
    expect((await pictureOf(her, him, seq)).status).toBe(200);
    expect(await previewSeen(her, him, seq)).toEqual({ ...SHOWN, picture: SIZE });
  });

  test('is for nobody else, and for neither side after a block or the end of the match', async () => {
    const { him, her } = world;
    const seq = await linked();
    const third = await createMember();
    expect((await pictureOf(third, him, seq)).status).toBe(404);
    await match(him, her, false);
    expect((await pictureOf(him, her, seq)).status).toBe(404);
    await match(him, her, true);
    await blockPeer(await viewerOf(her), him.angelId, clock.now());
    expect((await pictureOf(him, her, seq)).status).toBe(404);
  });
});

describe('what remains of previews', () => {
  test('the export has those of the own messages, and the erasure deletes them with their files', async () => {
    const { him, her } = world;
    await linked();
    const data = await gatherData(him.memberId, clock.now());
    expect(data['message_previews']).toMatchObject([SHOWN]);
    expect((await gatherData(her.memberId, clock.now()))['message_previews']).toEqual([]);
    const [row] = await db().messagePreview.findMany({ where: { title: { not: null } } });
    expect(await chatPicture(row?.objectKey ?? '')).not.toBeNull();
    await inTransaction((tx) => eraseAccount(tx, him.memberId, clock.now()));
    await removeFiles(clock.now(), 50);
    expect(await db().messagePreview.count({ where: { senderId: him.profileId } })).toBe(0);
    expect(await chatPicture(row?.objectKey ?? '')).toBeNull();
  });

  test('what pages answered is deleted after a day, with its picture', async () => {
    await linked();
    const [known] = await db().linkFetch.findMany();
    const now = after(clock.now(), 2 * DAY);
    await enforceRetention(now);
    await removeFiles(now, 50);
    expect(await db().linkFetch.count()).toBe(0);
    expect(await chatPicture(known?.objectKey ?? '')).toBeNull();
    expect(await db().messagePreview.count({ where: { title: { not: null } } })).toBe(1);
  });
});

test('a message that is free to read for a paying receiver has its preview without a match', async () => {
  const { him, her } = world;
  await match(him, her, false);
  await change(her, { level: 1, paidUntil: after(clock.now(), DAY) });
  const seq = await linked();
  expect(await previewSeen(her, him, seq)).toEqual({ ...SHOWN, picture: null });
  expect(await previewSeen(him, her, seq)).toEqual({ ...SHOWN, picture: null });
});
