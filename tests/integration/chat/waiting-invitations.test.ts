// [core §4 No input until the invitation is accepted]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { codeOf, say, viewerOf } from './chat-helpers.ts';
import { grant } from './purse.ts';

test('makes an invitation wait until its recipient has read it, in a flow that requires it', async () => {
  const [inviting, reader] = await Promise.all([
    createMember({ flowCode: '12' }),
    createMember({ gender: 'woman' }),
  ]);
  await say(inviting, reader.angelId);
  const composer = async () =>
    (
      await openThread(
        await viewerOf(inviting),
        { trackerId: inviting.publicId, angelId: reader.angelId, limit: 5 },
        'it',
        clock.now(),
      )
    ).composer;
  expect(await composer()).toBe('invited');
  await markRead(await viewerOf(reader), inviting.angelId, undefined);
  expect(await composer()).toBe('open');
});

test('keeps an invitation waiting until its answer where the recipient hides what they read', async () => {
  const [inviting, reader] = await Promise.all([
    createMember({ flowCode: '12' }),
    createMember({ gender: 'woman' }),
  ]);
  await Promise.all([grant(inviting, 'free', 5), grant(reader, 'free', 5)]);
  await setVisibility(await viewerOf(reader), undefined, { showsRead: false }, clock.now());
  await say(inviting, reader.angelId);
  await markRead(await viewerOf(reader), inviting.angelId, undefined);
  const asked = { trackerId: inviting.publicId, angelId: reader.angelId, limit: 5 };
  const composer = async () =>
    (await openThread(await viewerOf(inviting), asked, 'it', clock.now())).composer;
  expect(await composer()).toBe('invited');
  expect(await codeOf(say(inviting, reader.angelId))).toBe('invitation_waiting');
  await say(reader, inviting.angelId);
  expect(await composer()).toBe('open');
  expect(await codeOf(say(inviting, reader.angelId))).toBe('done');
});

describe('an invitation is started by the first message, not by the first visit', () => {
  let inviting: CreatedMember;
  let her: CreatedMember;
  beforeEach(async () => {
    inviting = await createMember({ flowCode: '12' });
    her = await createMember({ gender: 'woman', seeking: 'man' });
  });
  const composer = async () => {
    const asked = { trackerId: inviting.publicId, angelId: her.angelId, limit: 5 };
    return (await openThread(await viewerOf(inviting), asked, 'it', clock.now())).composer;
  };

  test('a reply to a message is not an invitation', async () => {
    await recordVisit(await viewerOf(inviting), her.angelId, clock.now());
    await grant(her, 'free', 5);
    await say(her, inviting.angelId);
    expect(await composer()).toBe('open');
  });

  test('waits for a recipient who had visited before', async () => {
    await recordVisit(await viewerOf(her), inviting.angelId, clock.now());
    await say(inviting, her.angelId);
    expect(await composer()).toBe('invited');
  });
});
