// [core §1 Gates of verified users] [core §4 Empty text is never sent] [core §4 Too few credits]
// [core §4 No input for 000000] [core §5 Phone number in chat asks for the card check] [core §6 Verified user]
// [core §6 Profiles that chat with verified users only] [core §7 in chat] [core §8 credits_exhausted]
// [core §8 message_empty] [core §8 conversation_blocked] [core §8 disclosure_required]
// [money §4 Chat gating] [money §6 Phone numbers for verified users] [money §8 card_data_refused]
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sendMessage } from '#lib/chat/send-message.ts';
import { db } from '#lib/db/client.ts';
import type { Answerer } from '#lib/db/generated/enums.ts';
import { hostedLabel } from '#lib/disclosure/hosted-label.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { reduceCredits } from './purse.ts';
import { expectRefused, sendState } from './refused-send.ts';
import {
  acquaint,
  capturePushes,
  change,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from './chat-helpers.ts';
import { PENDING_MESSAGE_MS } from '#lib/chat/limits.ts';

let writer: CreatedMember;
let reader: CreatedMember;
let pushed: Pushed[] = [];
let regionId: number;

beforeAll(async () => {
  regionId = (await firstRegion('it')).id;
});

beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  pushed = capturePushes();
});

const refused = (code: string, work: () => Promise<unknown>) =>
  expectRefused(code, { writer, pushed }, work);

describe('refuses a send at no cost', () => {
  test('without credits, and stores it for a day in place of an earlier one', async () => {
    await reduceCredits(writer, {});
    const other = await createMember({ gender: 'woman' });
    await refused('credits_exhausted', () => say(writer, other.angelId, 'Primo'));
    const idClient = randomUUID();
    await refused('credits_exhausted', () => say(writer, reader.angelId, 'Secondo', idClient));
    const pendingMessages = await db().pendingMessage.findMany({
      where: { memberId: writer.memberId },
    });
    expect(pendingMessages).toMatchObject([
      { peerId: reader.profileId, idClient, body: 'Secondo', sendAfterPayment: false },
    ]);
    expect(
      (pendingMessages[0]?.expiresAt.getTime() ?? 0) -
        (pendingMessages[0]?.createdAt.getTime() ?? 0),
    ).toBe(PENDING_MESSAGE_MS);
  });

  test('without credits, and returns what is missing', async () => {
    await reduceCredits(writer, {});
    const error: unknown = await say(writer, reader.angelId).catch((thrown: unknown) => thrown);
    expect(isAppError(error) && error.params).toEqual({
      cost: 1,
      held: 0,
      missing: 1,
      hook: 'fine_crediti',
    });
  });

  test('without credits, and counts it as a first or later message', async () => {
    await reduceCredits(writer, { icebreakers: 0, free: 1 });
    await say(writer, reader.angelId);
    await codeOf(say(writer, reader.angelId));
    const other = await createMember({ gender: 'woman' });
    await codeOf(say(writer, other.angelId));
    const events = await db().kpiEvent.findMany({
      where: { memberId: writer.memberId },
      orderBy: { at: 'asc' },
    });
    expect(events.map(({ name }) => name)).toEqual(['ko_msg', 'ko_icebreaker']);
  });

  test.each([
    ['the one who blocked', 0, 'conversation_blocked'],
    ['the one who was blocked', 1, 'peer_unavailable'],
  ])('across a block, by %s', async (_, which, code) => {
    await acquaint(writer, reader);
    const { id } = await conversationOf(writer.profileId, reader.profileId);
    const blocker = [writer, reader][which]?.profileId ?? '';
    const blockedAt = clock.now();
    await db().conversation.update({ where: { id }, data: { blockedAt } });
    await db().participant.update({
      where: { conversationId_profileId: { conversationId: id, profileId: blocker } },
      data: { blockedAt },
    });
    await refused(code, () => say(writer, reader.angelId));
  });

  test('to a system profile', async () => {
    const system = await db().profile.findFirstOrThrow({
      where: { kind: 'system' },
      orderBy: { id: 'asc' },
    });
    await refused('system_sender', () => say(writer, system.publicId));
  });

  test('to an unknown profile, to oneself, to another brand', async () => {
    const elsewhere = await createMember({ brandId: 'fuego' });
    await refused('peer_unavailable', () => say(writer, 'nobody-at-all'));
    await refused('peer_unavailable', () => say(writer, writer.angelId));
    await refused('peer_unavailable', () => say(writer, elsewhere.angelId));
  });

  test.each(['disabled', 'erased'] as const)('to a member who is %s', async (gone) => {
    await change(reader, { state: gone });
    await refused('peer_unavailable', () => say(writer, reader.angelId));
  });

  test('to a paused profile', async () => {
    await db().profile.update({ where: { id: reader.profileId }, data: { state: 'paused' } });
    await refused('peer_unavailable', () => say(writer, reader.angelId));
  });

  test('by a member disabled a moment ago, even with a cached session', async () => {
    const viewer = await viewerOf(writer);
    await db().user.update({ where: { id: writer.memberId }, data: { state: 'disabled' } });
    await refused('account_disabled', () =>
      sendMessage({ viewer, angelId: reader.angelId, text: 'Ci sono', idClient: randomUUID() }),
    );
  });

  test('without text, with too much text, with a card number', async () => {
    await refused('message_empty', () => say(writer, reader.angelId, ' \n\t '));
    await refused('message_empty', () => say(writer, reader.angelId, '\u0000'));
    await refused('message_too_long', () => say(writer, reader.angelId, 'a'.repeat(2_001)));
    await refused('card_data_refused', () =>
      say(writer, reader.angelId, 'la mia: 4111 1111 1111 1111'),
    );
    expect((await say(writer, reader.angelId, 'a'.repeat(2_000))).seq).toBe(1);
  });
});

describe('the card check', () => {
  test('is required by a flow that demands it, until it is passed', async () => {
    const member = await createMember({ flowCode: '15' });
    await refused('card_check_required', () => say(member, reader.angelId));
    await change(member, { cardVerifiedAt: clock.now(), cardVerifiedBy: 'card_check' });
    expect((await say(member, reader.angelId)).seq).toBe(1);
  });

  test('is required by a profile that demands it', async () => {
    await db().profile.update({ where: { id: reader.profileId }, data: { verifiedOnly: true } });
    await refused('card_check_required', () => say(writer, reader.angelId));
    const verified = await createMember({ cardVerified: true });
    expect((await say(verified, reader.angelId)).seq).toBe(1);
  });

  test('permits phone numbers; without it they are masked when stored', async () => {
    const text = 'chiamami: 333 123 4567';
    await say(writer, reader.angelId, text);
    const verified = await createMember({ cardVerified: true });
    await say(verified, reader.angelId, text);
    const bodyOf = async ({ profileId }: CreatedMember) =>
      (await conversationOf(profileId, reader.profileId)).messages[0]?.body;
    expect(await bodyOf(writer)).toBe('chiamami: •••');
    expect(await bodyOf(verified)).toBe(text);
  });

  test('returns the stored text to the writer, with disguised numbers masked', async () => {
    const { msg } = await say(writer, reader.angelId, 'chiamami: 3️⃣33 l23 4️⃣567, ciao');
    expect(msg).toBe('chiamami: •••, ciao');
    const verified = await createMember({ cardVerified: true });
    expect((await say(verified, reader.angelId, '333 123 4567')).msg).toBe('333 123 4567');
  });

  test.each([
    ['passed', false, 'chiamami: •••'],
    ['taken back', true, 'chiamami: 333 123 4567'],
  ])(
    '%s between two attempts of a send: the second returns what the first stored',
    async (...is) => {
      const [, before, stored] = is;
      const check = (passed: boolean) =>
        change(writer, {
          cardVerifiedAt: passed ? clock.now() : null,
          cardVerifiedBy: passed ? 'card_check' : null,
        });
      const idClient = randomUUID();
      const text = 'chiamami: 333 123 4567';
      await check(before);
      const first = await say(writer, reader.angelId, text, idClient);
      expect(first.msg).toBe(stored);
      await check(!before);
      expect(await say(writer, reader.angelId, text, idClient)).toEqual(first);
    },
  );
});

test('requires the disclosure before the first message to a hosted profile, and records it with the refusal', async () => {
  const hosted = await createHostedProfile({ regionId, answeredBy: ['ai', 'script'] });
  const before = await sendState(writer);
  const error: unknown = await say(writer, hosted.publicId).catch((thrown: unknown) => thrown);
  expect(isAppError(error) && error.code).toBe('disclosure_required');
  expect(isAppError(error) && error.params['text']).toContain(
    'Gestito da noi · AI o risposte automatiche',
  );
  expect(await sendState(writer)).toEqual(before);
  expect(await db().disclosure.findMany({ where: { memberId: writer.memberId } })).toMatchObject([
    { profileId: hosted.profileId, surface: 'thread' },
  ]);
  expect((await say(writer, hosted.publicId)).seq).toBe(1);
});

test('returns the current label, also after the answerers have changed', async () => {
  const hosted = await createHostedProfile({ regionId, answeredBy: ['script'] });
  const label = async (member: CreatedMember): Promise<unknown> => {
    const error: unknown = await say(member, hosted.publicId).catch((thrown: unknown) => thrown);
    return isAppError(error) && error.params['text'];
  };
  expect(await label(writer)).toBe(hostedLabel(['script'], 'it'));
  const answeredBy: Answerer[] = ['operator', 'script'];
  await db().profile.update({ where: { id: hosted.profileId }, data: { answeredBy } });
  expect(await label(await createMember())).toBe(hostedLabel(answeredBy, 'it'));
});

test('removes characters that the database cannot store from a message', async () => {
  await say(writer, reader.angelId, 'uno\u0000due \ud800 tre');
  const { messages } = await conversationOf(writer.profileId, reader.profileId);
  expect(messages[0]?.body).toBe('unodue \ufffd tre');
});
