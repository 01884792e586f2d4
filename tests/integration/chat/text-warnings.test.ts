import { beforeEach, expect, test } from '@jest/globals';
import { editMessage, deleteMessage } from '#lib/chat/messages/change-own-message.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { clock } from '#lib/kernel/clock.ts';
import { hintsIn } from '#lib/text/hints.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant } from './purse.ts';
import { capturePushes, change, say, viewerOf, type Pushed } from './chat-helpers.ts';

const LOADED = 'Stronza, chiamami al 333 1234567, anna@example.com, https://bit.ly/x';
const ALL = ['phone', 'risky_link', 'contact', 'offensive'];

let writer: CreatedMember;
let reader: CreatedMember;
let pushed: Pushed[] = [];

beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(writer, 'free', 5);
  await change(writer, { cardVerifiedAt: clock.now() });
  pushed = capturePushes();
});

async function shownTo(one: CreatedMember, peer: CreatedMember) {
  const asked = { trackerId: one.publicId, angelId: peer.angelId, limit: 40 };
  const { messages } = await openThread(await viewerOf(one), asked, 'it', clock.now());
  return messages.map(({ warnings }) => warnings);
}
const pushedTo = ({ memberId }: CreatedMember) =>
  pushed
    .filter((event) => event.memberId === memberId && /^(?:chat|message)$/.test(event.name))
    .map(({ payload }) => (payload as { warnings?: readonly string[] }).warnings);

test('adds warnings for readers who can read the text, in threads and events', async () => {
  await grant(reader, 'bought', 10);
  await change(reader, { cardVerifiedAt: clock.now() });
  await say(writer, reader.angelId, LOADED);
  expect(await shownTo(reader, writer)).toEqual([ALL]);
  expect(pushedTo(reader)).toEqual([ALL]);
});

test('tells a reader that a masked number is hidden', async () => {
  await grant(reader, 'bought', 10);
  await say(writer, reader.angelId, 'Chiamami al 333 1234567');
  expect(await shownTo(reader, writer)).toEqual([['phone_hidden']]);
  expect(pushedTo(reader)).toEqual([['phone_hidden']]);
});

test('tells the reader of a request for money and of a known scam, and the writer of neither', async () => {
  await grant(reader, 'bought', 10);
  await say(writer, reader.angelId, 'Mi presti 200 euro fino a venerdì?');
  await say(writer, reader.angelId, 'Prima installa AnyDesk');
  expect(await shownTo(reader, writer)).toEqual([['money'], ['scam']]);
  expect(await shownTo(writer, reader)).toEqual([[], []]);
  expect(pushedTo(reader)).toEqual([['money'], ['scam']]);
  const hints = hintsIn('Mi presti 200 euro? Prima installa AnyDesk', '');
  expect(hints).toEqual([]);
});

test('adds no warnings for a blurred text or for its own writer', async () => {
  await say(writer, reader.angelId, LOADED);
  expect(await shownTo(reader, writer)).toEqual([[]]);
  expect(await shownTo(writer, reader)).toEqual([[]]);
  expect([...pushedTo(reader), ...pushedTo(writer)]).toEqual([[], []]);
});

test('updates the warnings after an edit and removes them after a deletion', async () => {
  await grant(reader, 'bought', 10);
  const { seq } = await say(writer, reader.angelId, 'Guarda qui');
  const viewer = await viewerOf(writer);
  const which = { trackerId: writer.publicId, angelId: reader.angelId, seq };
  await editMessage(viewer, { ...which, msg: 'Guarda www.dolcevita-login.com' }, clock.now());
  expect(await shownTo(reader, writer)).toEqual([['risky_link']]);
  await deleteMessage(viewer, which, clock.now());
  expect(await shownTo(reader, writer)).toEqual([[]]);
  expect(pushedTo(reader)).toEqual([[], ['risky_link'], []]);
});
