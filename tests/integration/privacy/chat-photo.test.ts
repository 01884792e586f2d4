// [core §4 Blurred to level 0]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { chatPicture } from '#lib/media/chat-picture-file.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { acquaint } from '../chat/chat-helpers.ts';
import { letGo, sendTo, setMatched, uncover } from '../media/chat-photos.ts';
import { photograph } from '../media/form.ts';
import { clock } from '#lib/kernel/clock.ts';
import { formsOf, formsOfText, numberField, leakedThrough } from './leaks.ts';
import type { Reached } from './outside-world.ts';
import { watchedWorld, type Listening } from './watched-world.ts';

const OPEN = 'POST /api/users/chatPhotos/open';
const world = watchedWorld();

let him: CreatedMember;
let her: Reached;
beforeEach(async () => {
  him = await createMember({ screenName: 'Nico' });
  her = await world.reached({ gender: 'woman' });
  await acquaint(him, her.member);
  await setMatched(him, her.member, clock.now());
});

/** Sends a photo with a unique size, and approves it or leaves it pending. */
async function send(isLetGo: boolean): Promise<void> {
  const { body } = await sendTo(him, her.member, { bytes: await photograph(611, 773) });
  if (isLetGo) await letGo(body.id);
}

const sent = async (device: Listening): Promise<void> => {
  await send(true);
  await device.next('chat', ({ attachment }: { attachment: unknown }) => attachment !== null);
};

/** The bytes and sizes of the photo, and its internal ids, which are never sent to a client. */
async function needles() {
  const photo = await db().chatPhoto.findFirstOrThrow({ where: { senderId: him.profileId } });
  const bytes = await chatPicture(photo.objectKey);
  if (!bytes) throw new Error('the photo has no picture file');
  const middle = bytes.subarray(bytes.length / 2, bytes.length / 2 + 24);
  return {
    picture: [...formsOf(bytes), ...formsOf(middle)],
    sizes: [numberField(photo.width), numberField(photo.height)],
    names: [photo.id, photo.objectKey].flatMap(formsOfText),
  };
}

/** She is matched at level 0 and receives everything else about it. */
async function nothingLeaves(
  action: (device: Listening) => Promise<void>,
  without: readonly string[] = [],
): Promise<void> {
  const { left } = await world.allThatLeaves(her, him.angelId, action, without);
  const { picture, sizes, names } = await needles();
  expect(leakedThrough(left, [...picture, ...sizes, ...names])).toEqual([]);
}

describe('a photo between two matched members reaches its receiver through no output', () => {
  test('while it is pending review, even when they ask to uncover it', () =>
    nothingLeaves(() => send(false)));

  test('while it is covered', () => nothingLeaves(sent, [OPEN]));

  test('after the match ends, even when it was uncovered', () =>
    nothingLeaves(async (device) => {
      await sent(device);
      await uncover(her.member, him.angelId);
      await setMatched(him, her.member, null);
    }));
});

test('an uncovered photo is sent only by the call that serves it', async () => {
  const { left } = await world.allThatLeaves(her, him.angelId, async (device) => {
    await sent(device);
    await uncover(her.member, him.angelId);
  });
  const { picture, sizes, names } = await needles();
  expect(leakedThrough(left, picture)).toEqual(['rest']);
  expect(leakedThrough(left, sizes)).toEqual(['rest']);
  expect(leakedThrough(left, names)).toEqual([]);
});
