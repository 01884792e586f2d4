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

/** He sends a photo of a size that no other number has, and it is let through or waits. */
async function send(isLetGo: boolean): Promise<void> {
  const { body } = await sendTo(him, her.member, { bytes: await photograph(611, 773) });
  if (isLetGo) await letGo(body.id);
}

const sent = async (device: Listening): Promise<void> => {
  await send(true);
  await device.next('chat', ({ attachment }: { attachment: unknown }) => attachment !== null);
};

/** What shows its bytes or size, and what names it, which nobody is ever told. */
async function needles() {
  const photo = await db().chatPhoto.findFirstOrThrow({ where: { senderId: him.profileId } });
  const bytes = await chatPicture(photo.objectKey);
  if (!bytes) throw new Error('a photo without its picture');
  const middle = bytes.subarray(bytes.length / 2, bytes.length / 2 + 24);
  return {
    picture: [...formsOf(bytes), ...formsOf(middle)],
    sizes: [numberField(photo.width), numberField(photo.height)],
    names: [photo.id, photo.objectKey].flatMap(formsOfText),
  };
}

/** Matched at level 0, she is told everything else of it. */
async function nothingLeaves(
  action: (device: Listening) => Promise<void>,
  without: readonly string[] = [],
): Promise<void> {
  const { left } = await world.allThatLeaves(her, him.angelId, action, without);
  const { picture, sizes, names } = await needles();
  expect(leakedThrough(left, [...picture, ...sizes, ...names])).toEqual([]);
}

describe('a photo between two who matched leaves the server for its receiver by no way', () => {
  test('while it waits for its review, though they ask to uncover it', () =>
    nothingLeaves(() => send(false)));

  test('while it is covered', () => nothingLeaves(sent, [OPEN]));

  test('once they match no more, uncovered as it was', () =>
    nothingLeaves(async (device) => {
      await sent(device);
      await uncover(her.member, him.angelId);
      await setMatched(him, her.member, null);
    }));
});

test('uncovered, it is seen by the call that shows it and by nothing else', async () => {
  const { left } = await world.allThatLeaves(her, him.angelId, async (device) => {
    await sent(device);
    await uncover(her.member, him.angelId);
  });
  const { picture, sizes, names } = await needles();
  expect(leakedThrough(left, picture)).toEqual(['rest']);
  expect(leakedThrough(left, sizes)).toEqual(['rest']);
  expect(leakedThrough(left, names)).toEqual([]);
});
