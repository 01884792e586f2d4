// [core §3 benvenuto] [core §4 No input for 000000]
import { beforeEach, expect, test } from '@jest/globals';
import { parseSimpleHtml } from '#components/chat/thread/simple-html.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { markConfirmed } from '#lib/accounts/confirmation/mark-confirmed.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { sendWelcome } from '#lib/chat/send-welcome.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { codeOf, say, viewerOf } from './chat-helpers.ts';

const SENDER = '000000';
const NAME = 'Rosa <b>& "Co"</b>';
let rosa: CreatedMember;

beforeEach(async () => {
  rosa = await createMember({ gender: 'woman', confirmed: false, screenName: NAME });
});

const confirm = () => inTransaction((tx) => markConfirmed(tx, rosa.memberId, clock.now()));
const thread = async () => {
  const asked = { trackerId: rosa.publicId, angelId: SENDER, limit: 10 };
  return openThread(await viewerOf(rosa), asked, 'it', clock.now());
};

test('welcomes a confirmed member once, with the name escaped', async () => {
  await confirm();
  await confirm();
  const { profileId, brandId } = rosa;
  const again = { profileId, brandId, screenName: NAME, locale: 'it' };
  await inTransaction((tx) => sendWelcome(tx, again, clock.now()));
  const { messages, composer, peer } = await thread();
  expect([composer, peer.kind]).toEqual(['system', 'system']);
  expect(messages).toMatchObject([
    { notificationId: 'welcome', category: null, isHtml: true, blurred: false, from: 'peer' },
  ]);
  const [first] = parseSimpleHtml(messages[0]?.msg ?? '');
  expect(first).toEqual({
    tag: 'p',
    parts: [{ tag: 'strong', parts: [{ tag: 'text', text: `Ti diamo il benvenuto, ${NAME}!` }] }],
  });
});

test('counts the welcome as unread and lists it; it can be read but not answered', async () => {
  await confirm();
  const list = async () => conversations(await viewerOf(rosa), rosa.publicId, 'it', { limit: 5 });
  expect(await list()).toMatchObject({
    totalUnreadMessages: 1,
    messages: [{ angelId: SENDER, unread: 1, last: { isHtml: true } }],
  });
  expect(await markRead(await viewerOf(rosa), SENDER, undefined)).toEqual({ unread: 0 });
  expect(await codeOf(say(rosa, SENDER))).toBe('system_sender');
});

test('welcomes members simultaneously without blocking on the sender', async () => {
  const members = await Promise.all(
    Array.from({ length: 8 }, () => createMember({ confirmed: false })),
  );
  await Promise.all(
    members.map(({ memberId }) => inTransaction((tx) => markConfirmed(tx, memberId, clock.now()))),
  );
  const profileId = { in: members.map((one) => one.profileId) };
  const inboxes = await db().inbox.findMany({ where: { profileId } });
  expect(inboxes.map(({ unread }) => unread)).toEqual(members.map(() => 1));
});

test('removes the name from the welcome when the account is erased', async () => {
  await confirm();
  await inTransaction((tx) => eraseAccount(tx, rosa.memberId, clock.now()));
  const left = await db().message.findMany({ where: { idClient: rosa.profileId } });
  expect(left).toMatchObject([{ body: '', isHtml: false }]);
});
