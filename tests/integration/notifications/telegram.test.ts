// [core §1 Notices by e-mail]
import { expect, test } from '@jest/globals';
import { telegramChat } from '#lib/accounts/telegram-chat.ts';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { sendTelegram } from '#lib/notifications/telegram/send-telegram.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { setTelegramWebhooks } from '#lib/notifications/set-telegram-webhooks.ts';
import { telegramChannel } from '#lib/notifications/senders.ts';
import { createMember } from '#tests/factories/member.ts';
import { noticeTo, CONTENT } from './notice.ts';
import { telegramWorld } from './telegram-world.ts';

const telegram = telegramWorld();
const FAILING = { provider: 'telegram', operation: 'sendMessage' };

test('a notice has one button that logs in, is protected from forwarding, and is silent at night', async () => {
  const { member, chat } = await telegram.linked();
  expect(await telegramChannel.targets(member.memberId, clock.now())).toEqual([null]);
  const content = { ...CONTENT, silent: true };
  expect(await sendTelegram(noticeTo(member), content, clock.now())).toBe('sent');
  const [said] = await telegram.said(chat);
  expect(said?.text).toBe(`${CONTENT.title}\n${CONTENT.body}`);
  expect(said?.request).toMatchObject({
    link_preview_options: { is_disabled: true },
    protect_content: true,
    disable_notification: true,
  });
  const url = new URL(said?.buttons[0]?.url ?? '');
  expect(url.pathname).toBe('/autologin_telegram');
  const target = Buffer.from(url.searchParams.get('redirect') ?? '', 'base64url').toString();
  expect([said?.buttons.length, target]).toEqual([1, '/chats']);
});

test('the newest five login links in a chat work', async () => {
  const { member } = await telegram.linked();
  for (let notices = 0; notices < 7; notices += 1) {
    await sendTelegram(noticeTo(member), CONTENT, clock.now());
  }
  const { memberId } = member;
  const where = { memberId, purpose: 'autologin_telegram', usedAt: null } as const;
  expect(await db().oneTimeToken.count({ where })).toBe(5);
});

test('a member without a chat gets no message', async () => {
  const member = await createMember();
  expect(await telegramChannel.targets(member.memberId, clock.now())).toEqual([]);
  expect(await sendTelegram(noticeTo(member), CONTENT, clock.now())).toBe('gone');
});

test('a chat that blocked the bot is unlinked', async () => {
  const { member } = await telegram.linked();
  await telegram.fault({ ...FAILING, kind: 'blocked_by_user' });
  expect(await sendTelegram(noticeTo(member), CONTENT, clock.now())).toBe('gone');
  expect(await telegramChat(member.memberId)).toBeNull();
});

test('a rate limit is retried after its delay; a message that may have arrived is not sent again', async () => {
  const { member, chat } = await telegram.linked();
  const send = () => sendTelegram(noticeTo(member), CONTENT, clock.now());
  await telegram.fault({ ...FAILING, kind: 'http_429' });
  expect(await send()).toEqual({ again: 5_000 });
  await telegram.fault({ ...FAILING, kind: 'http_500' });
  expect(await send()).toBe('failed');
  await telegram.fault({ ...FAILING, kind: 'lost_answer' });
  await expect(send()).rejects.toThrow();
  expect(
    (await telegram.said(chat)).filter(({ request }) => request?.['reply_markup']),
  ).toHaveLength(1);
  expect(await telegramChat(member.memberId)).toBe(chat);
});

test('a duplicate update is handled once', async () => {
  const member = await createMember();
  const startParam = await telegram.startOf(member);
  await telegram.fault({ provider: 'telegram', operation: 'update', kind: 'duplicate_update' });
  const chat = '7007007';
  await telegram.act('dolcevita', chat, { text: `/start ${startParam}` });
  expect((await telegram.said(chat)).filter(({ from }) => from === 'bot')).toHaveLength(1);
});

test('a staff command sets the webhooks of the bots', async () => {
  const { code, lines } = await runCommand(['set-telegram-webhooks'], clock.now());
  expect([code, lines]).toEqual([0, expect.arrayContaining(['dolcevita: set', 'spark: set'])]);
});

test('the bot of each brand gets its own webhook address', async () => {
  expect(await setTelegramWebhooks()).toEqual(
    Object.fromEntries(brandIds.map((brandId) => [brandId, true])),
  );
});
