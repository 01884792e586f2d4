import { describe, expect, test } from '@jest/globals';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { deleteMessage, editMessage } from '#lib/chat/messages/change-own-message.ts';
import { PREVIEWS_OF_SENDER } from '#lib/chat/previews/limits.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { chatPicture } from '#lib/media/chat-picture-file.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { conversationOf, viewerOf } from './chat-helpers.ts';
import { match, pictureOf, previewSeen, previewWorld, sendLink } from './preview-world.ts';

const { world, run, linked } = previewWorld();

describe('no preview', () => {
  test.each([
    ['a page behind a redirect into our network', 'https://lago.example/inside'],
    ['a page that is gone', 'https://lago.example/gone'],
    ['a page without a title', 'https://lago.example/bare'],
  ])('is shown of %s', async (_, text) => {
    const { him, her } = world;
    const seq = await linked(text);
    expect(await previewSeen(her, him, seq)).toBeNull();
    expect(world.asked).toHaveLength(1);
    expect(await db().messagePreview.count({ where: { seq, dueAt: { not: null } } })).toBe(0);
  });

  test.each([
    ['the first link of a sender', 'https://prima.example/'],
    ['a scam', 'Investi in bitcoin con me, guadagno garantito: https://lago.example/'],
    ['a page of ours', 'http://dolcevita.localhost/user/1'],
    ['a literal address', 'http://127.0.0.1/admin'],
    ['a name that resolves into our network', 'http://localhost.localdomain.test/'],
  ])('is fetched for %s', async (kind, text) => {
    const { him, her } = world;
    const isFirst = kind.startsWith('the first');
    const seq = isFirst ? await sendLink(her, him, text) : await linked(text);
    await run();
    expect(world.asked).toEqual([]);
    expect(await previewSeen(him, her, seq)).toBeNull();
  });

  test('is fetched or shown while the receiver may not read the message', async () => {
    const { him, her } = world;
    await match(him, her, false);
    const seq = await linked();
    expect(world.asked).toEqual([]);
    // Not even one that is there.
    const { count } = await db().messagePreview.updateMany({
      where: { seq, senderId: him.profileId },
      data: { title: 'Una barca', description: '' },
    });
    expect([count, await previewSeen(her, him, seq)]).toEqual([1, null]);
    expect(await previewSeen(him, her, seq)).toMatchObject({ title: 'Una barca' });
    const asking = { trackerId: her.publicId, angelId: him.angelId, limit: 40 };
    const thread = await openThread(await viewerOf(her), asking, 'it', clock.now());
    expect(JSON.stringify([thread, world.pushed])).not.toContain('Una barca');
  });

  test.each(['him', 'her'] as const)(
    'is fetched or shown after %s switched them off',
    async (who) => {
      const { him, her } = world;
      const earlier = await linked();
      const { profileId } = who === 'him' ? him : her;
      await db().profile.update({ where: { id: profileId }, data: { showsPreviews: false } });
      world.asked.length = 0;
      const seq = await linked('https://mare.example/onda');
      expect(world.asked).toEqual([]);
      for (const [reader, other] of [
        [him, her],
        [her, him],
      ] as const) {
        expect(await previewSeen(reader, other, seq)).toBeNull();
        expect(await previewSeen(reader, other, earlier)).toBeNull();
        expect((await pictureOf(reader, other, earlier)).status).toBe(404);
      }
    },
  );

  test('is fetched for a sender of many links', async () => {
    const { him, her } = world;
    const { id: conversationId } = await conversationOf(him.profileId, her.profileId);
    await db().messagePreview.createMany({
      data: Array.from({ length: PREVIEWS_OF_SENDER }, (_, index) => ({
        id: newId(),
        conversationId,
        seq: 1_000 + index,
        senderId: him.profileId,
        brandId: him.brandId,
        createdAt: clock.now(),
      })),
    });
    await linked();
    expect(world.asked).toEqual([]);
  });

  test('remains of a message that is edited or withdrawn, also while it is fetched', async () => {
    const { him, her } = world;
    const viewer = await viewerOf(him);
    const own = { trackerId: him.publicId, angelId: her.angelId };
    for (const when of ['before', 'after'] as const) {
      for (const how of ['edit', 'withdraw'] as const) {
        const seq = await sendLink(him, her, `https://lago.example/${when}-${how}`);
        if (when === 'after') await run();
        const keys = await db().messagePreview.findMany({ where: { seq, title: { not: null } } });
        if (how === 'edit') {
          await editMessage(
            viewer,
            { ...own, seq, msg: 'https://lago.example/barca' },
            clock.now(),
          );
        } else {
          await deleteMessage(viewer, { ...own, seq }, clock.now());
        }
        await run();
        await removeFiles(clock.now(), 50);
        expect([when, how, await previewSeen(her, him, seq)]).toEqual([when, how, null]);
        expect(await db().messagePreview.count({ where: { seq } })).toBe(0);
        for (const { objectKey } of keys) expect(await chatPicture(objectKey ?? '')).toBeNull();
      }
    }
    expect(world.asked).not.toContain('/before-edit');
  });
});
