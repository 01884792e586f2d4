// [core §4 Blurred to level 0]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { deleteMessage, editMessage } from '#lib/chat/messages/change-own-message.ts';
import { sendHostedReply } from '#lib/chat/send-hosted-reply.ts';
import { db } from '#lib/db/client.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { clock } from '#lib/kernel/clock.ts';
import { log } from '#lib/kernel/log.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant } from '../chat/purse.ts';
import { conversationOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { everyAnswer, UNCALLED } from './calls.ts';
import { formsOfText, numberField, leakedThrough } from './leaks.ts';
import type { Reached } from './outside-world.ts';
import { watchedWorld, type Listening } from './watched-world.ts';

/** Its length is unique, so that it can be searched for as a number. */
const CANARY = 'canarino di miniera, così giallo '
  .repeat(40)
  .slice(0, 1_237)
  .trimEnd()
  .padEnd(1_237, '!');
const NEEDLES = [
  ...formsOfText(CANARY),
  ...formsOfText('canarino di miniera, così giallo'),
  numberField(CANARY.length),
  numberField(Buffer.byteLength(CANARY)),
];

/**
 * Calls that need a mailed token, a picture, an order, a signature, a recent message or a hosted profile,
 * none of which exists here.
 */
const MAY_BE_REFUSED = new RegExp(
  'onfirm|undoEmail|[pP]assword|mailRemove|one-click|enter$|google|apple$|egister|photoId|/picture|/voice|/preview|introduction|upload|' +
    'chatPhotos|favourites|searches/|webhooks|users/review|tickets/|contact/files|warnings/|payment/api|orders|receipt|credit_note|sessions/|seq}$|/reaction$|/translation$|unmatch|dateOffer|users/dates|users/calls|passkeys|verification/|users/travel$',
);

const world = watchedWorld();

/** Sends a message, edits it, and deletes another one. */
function writes(writer: CreatedMember, reader: CreatedMember) {
  return async (device: Listening): Promise<void> => {
    const viewer = await viewerOf(writer);
    const own = { trackerId: writer.publicId, angelId: reader.angelId };
    const { seq } = await say(writer, reader.angelId, CANARY);
    await device.next('chat', (event: { seq: number }) => event.seq === seq);
    await editMessage(viewer, { ...own, seq, msg: CANARY }, clock.now());
    await device.next('message', (event: { edited: boolean }) => event.edited);
    const other = await say(writer, reader.angelId, CANARY);
    await deleteMessage(viewer, { ...own, seq: other.seq }, clock.now());
    await device.next('message', (event: { removed: boolean }) => event.removed);
    await say(writer, reader.angelId, CANARY);
  };
}

test('every call of the registry is made', () => {
  expect(UNCALLED).toEqual([]);
});

describe('the text of a member', () => {
  let writer: CreatedMember;
  let reader: Reached;
  beforeEach(async () => {
    writer = await createMember({ screenName: 'Nico' });
    await grant(writer, 'free', 5);
    reader = await world.reached({ gender: 'woman' });
  });

  test('reaches a free reader through no output, nor does anything derived from it', async () => {
    const action = writes(writer, reader.member);
    const { left, answers } = await world.allThatLeaves(reader, writer.angelId, action);
    expect(leakedThrough(left, NEEDLES)).toEqual([]);
    // Every output received data, and the calls were not refused.
    const silent = Object.keys(left).filter((output) => left[output]?.length === 0);
    expect(silent).toEqual(['log']);
    const refused = answers.filter(({ status }) => status >= 400).map(({ key }) => key);
    expect(refused.filter((key) => !MAY_BE_REFUSED.test(key))).toEqual([]);
  });

  test('reaches a paying reader on devices, by calls and in the data export only', async () => {
    await grant(reader.member, 'bought', 50);
    const action = writes(writer, reader.member);
    const { left } = await world.allThatLeaves(reader, writer.angelId, action);
    expect(leakedThrough(left, NEEDLES)).toEqual(['rest', 'socket', 'copy']);
  });

  test('is not in any answer to a third member', async () => {
    await say(writer, reader.member.angelId, CANARY);
    const third = await world.reached();
    await grant(third.member, 'bought', 100);
    for (const { angelId } of [writer, reader.member]) {
      const asking = { member: third.member, angelId, own: 1, theirs: 1 };
      const rest = (await everyAnswer(asking)).map(({ bytes }) => bytes);
      expect(leakedThrough({ rest }, NEEDLES)).toEqual([]);
    }
  });
});

test('the text of a hosted profile reaches a free reader through no output', async () => {
  const { id: regionId } = await firstRegion('it');
  const hosted = await createHostedProfile({ regionId, gender: 'man', seeking: 'woman' });
  const { profileId: from, publicId } = hosted;
  const reader = await world.reached({ gender: 'woman' });
  const { memberId, profileId, publicId: trackerId } = reader.member;
  await recordDisclosures(memberId, [{ id: from, kind: 'hosted' }], 'profile', clock.now());
  const action = async (device: Listening): Promise<void> => {
    await say(reader.member, publicId, 'Ciao');
    const { id: taskId } = await db().replyTask.findFirstOrThrow({ where: { memberId } });
    const reply = { text: CANARY, answerer: 'script', open: false } as const;
    await sendHostedReply({ taskId, from, to: { profileId, publicId: trackerId }, ...reply });
    await device.next('chat', (event: { angelId: string }) => event.angelId === publicId);
  };
  const { left } = await world.allThatLeaves(reader, publicId, action);
  expect(leakedThrough(left, NEEDLES)).toEqual([]);
  const { messages } = await conversationOf(profileId, from);
  expect(messages.some(({ body }) => body === CANARY)).toBe(true);
});

test('the scan includes the log', () => {
  log().info({ note: CANARY }, 'leak scan: a line with the secret text');
  expect(leakedThrough({ log: world.lines() }, NEEDLES)).toEqual(['log']);
});
