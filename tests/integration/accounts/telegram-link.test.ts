// [core §3 User info: pushToken]
import { afterEach, describe, expect, test } from '@jest/globals';
import { changePassword } from '#lib/accounts/password/change-password.ts';
import { requestErasure } from '#lib/accounts/erasure/request-erasure.ts';
import { noticeChannels } from '#lib/accounts/notices/notice-channels.ts';
import { disableProfile } from '#lib/accounts/profile/disable-profile.ts';
import { setPassword } from '#lib/accounts/password/set-password.ts';
import { endOtherSessions } from '#lib/accounts/session/own-sessions.ts';
import { telegramChat } from '#lib/accounts/telegram-chat.ts';
import { unlinkTelegram } from '#lib/accounts/telegram/drop-telegram.ts';
import { issueToken } from '#lib/accounts/tokens/issue-token.ts';
import { db } from '#lib/db/client.ts';
import type { TokenPurpose } from '#lib/db/generated/enums.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { newSecret } from '#lib/kernel/ids.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { freshChat, telegramWorld, postUpdate } from '../notifications/telegram-world.ts';
import { mailsTo } from './mails.ts';

const telegram = telegramWorld();
afterEach(() => {
  clock.setOffset(0);
});

const wants = ({ memberId }: CreatedMember) =>
  db().user.findUniqueOrThrow({ where: { id: memberId }, select: { notifyTelegram: true } });

let updates = 500_000_000;
function update(chat: string, text: string, id = (updates += 1)): string {
  const place = { id: Number(chat), type: 'private' };
  return JSON.stringify({ update_id: id, message: { chat: place, text } });
}

const secret = () => env().TELEGRAM_WEBHOOK_SECRET ?? null;

describe('linking a chat', () => {
  test('links the chat by the deep link pressed in Telegram, and notifies the member by mail', async () => {
    const { member, chat, startParam } = await telegram.linked();
    expect([startParam.length, startParam.startsWith(member.publicId)]).toEqual([59, true]);
    expect(await telegramChat(member.memberId)).toBe(chat);
    expect(await wants(member)).toEqual({ notifyTelegram: true });
    expect(await mailsTo(member.email, 'telegram_linked')).toBe(1);
    const [answer] = await telegram.said(chat);
    expect([answer?.from, answer?.text]).toEqual(['bot', expect.stringContaining('/stop')]);
    const viewer = await viewerOfToken(member.token);
    expect(await noticeChannels(viewer, clock.now())).toMatchObject({
      telegram: true,
      telegramId: chat,
      telegramReady: true,
      devices: 0,
    });
  });

  test.each([
    [
      'used',
      async (member: CreatedMember) => {
        const startParam = await telegram.startOf(member);
        await telegram.act('dolcevita', freshChat(), { text: `/start ${startParam}` });
        await unlinkTelegram(await viewerOfToken(member.token), clock.now());
        return startParam;
      },
    ],
    [
      'too old',
      async (member: CreatedMember) => {
        const startParam = await telegram.startOf(member);
        clock.setOffset(16 * MINUTE);
        return startParam;
      },
    ],
    [
      'overtaken by a newer one',
      async (member: CreatedMember) => {
        const startParam = await telegram.startOf(member);
        await telegram.startOf(member);
        return startParam;
      },
    ],
    [
      'of another purpose',
      async ({ memberId, email, publicId }: CreatedMember) => {
        const given = { memberId, email, purpose: 'autologin', now: clock.now() } as const;
        return `${publicId}${await issueToken(db(), given)}`;
      },
    ],
    ['made up', ({ publicId }: CreatedMember) => Promise.resolve(`${publicId}${newSecret()}`)],
    ['the bare tracker id', ({ publicId }: CreatedMember) => Promise.resolve(publicId)],
    [
      'under another member’s name',
      async (member: CreatedMember) => {
        const other = await createMember();
        return `${other.publicId}${(await telegram.startOf(member)).slice(16)}`;
      },
    ],
  ])('links nothing with a start parameter that is %s', async (_, startParamOf) => {
    const member = await createMember();
    const chat = freshChat();
    const startParam = await startParamOf(member);
    const answer = await postUpdate(update(chat, `/start ${startParam}`), secret());
    expect(await answer.json()).toMatchObject({ chat_id: Number(chat), method: 'sendMessage' });
    expect(await db().telegramLink.count({ where: { chatId: chat } })).toBe(0);
    expect(await wants(member)).toEqual({ notifyTelegram: false });
  });

  test('accepts a start parameter only from the bot of its brand', async () => {
    const member = await createMember();
    const chat = freshChat();
    const raw = update(chat, `/start ${await telegram.startOf(member)}`);
    await postUpdate(raw, secret(), 'fuego');
    expect(await telegramChat(member.memberId)).toBeNull();
    await postUpdate(raw, secret());
    expect(await telegramChat(member.memberId)).toBe(chat);
  });

  test('has one effect for twenty copies of an update at once', async () => {
    const member = await createMember();
    const chat = freshChat();
    const raw = update(chat, `/start ${await telegram.startOf(member)}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postUpdate(raw, secret())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const said = await Promise.all(answers.map((answer) => answer.json()));
    expect(said.filter((reply) => 'method' in (reply as object))).toHaveLength(1);
    expect(await mailsTo(member.email, 'telegram_linked')).toBe(1);
  });

  test('moves a chat to the member who linked it last, and allows one chat per member', async () => {
    const first = await telegram.linked();
    const second = await createMember();
    const startParam = await telegram.startOf(second);
    await telegram.act('dolcevita', first.chat, { text: `/start ${startParam}` });
    expect(await telegramChat(first.member.memberId)).toBeNull();
    expect(await wants(first.member)).toEqual({ notifyTelegram: false });
    expect(await telegramChat(second.memberId)).toBe(first.chat);
    const newer = freshChat();
    const again = await telegram.startOf(second);
    await telegram.act('dolcevita', newer, { text: `/start ${again}` });
    expect(await telegramChat(second.memberId)).toBe(newer);
  });

  test('refuses updates without the secret, and ignores those that are not from a private chat', async () => {
    const member = await createMember();
    const startParam = await telegram.startOf(member);
    for (const wrong of [null, '', 'guess']) {
      const answer = await postUpdate(update(freshChat(), `/start ${startParam}`), wrong);
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { code: 'signature_invalid' },
      ]);
    }
    const group = { chat: { id: -100_200, type: 'group' }, text: `/start ${startParam}` };
    for (const raw of [
      '',
      'null',
      '{"update_id":1}',
      JSON.stringify({ update_id: 7, message: group }),
    ]) {
      const answer = await postUpdate(raw, secret());
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    expect((await postUpdate(update('1', 'x'), secret(), 'nobrand')).status).toBe(422);
    expect(await telegramChat(member.memberId)).toBeNull();
  });
});

describe('unlinking a chat', () => {
  test.each([
    ['/stop', { text: '/stop' }],
    ['blocking the bot', { block: true }],
  ])('%s unlinks the chat', async (_, action) => {
    const { member, chat } = await telegram.linked();
    await telegram.act('dolcevita', chat, action);
    expect(await telegramChat(member.memberId)).toBeNull();
    expect(await wants(member)).toEqual({ notifyTelegram: false });
  });

  test.each([
    [
      'the member',
      async (member: CreatedMember) => {
        await unlinkTelegram(await viewerOfToken(member.token), clock.now());
      },
    ],
    [
      'a new password',
      async (member: CreatedMember) => {
        const passwords = { currentPassword: MEMBER_PASSWORD, password: 'sorbetto al mandarino 9' };
        const viewer = await viewerOfToken(member.token);
        await setPassword({ member: viewer, ...passwords, now: clock.now() });
      },
    ],
    [
      'a reset password',
      async ({ memberId, email }: CreatedMember) => {
        const asked = { memberId, email, purpose: 'reset_password', now: clock.now() } as const;
        const token = await issueToken(db(), asked);
        const brand = brandOf('dolcevita');
        await changePassword({
          brand,
          token,
          email,
          password: 'cedrata 12 bolle',
          now: clock.now(),
        });
      },
    ],
    [
      'logging out everywhere else',
      async (member: CreatedMember) => {
        await endOtherSessions(await viewerOfToken(member.token), clock.now());
      },
    ],
    [
      'closing the account',
      async (member: CreatedMember) => {
        await disableProfile(await viewerOfToken(member.token), undefined, clock.now());
      },
    ],
    [
      'a request for erasure',
      async (member: CreatedMember) => {
        const viewer = await viewerOfToken(member.token);
        const erasure = { member: viewer, named: undefined, password: MEMBER_PASSWORD };
        await requestErasure({ ...erasure, now: clock.now() });
      },
    ],
  ])('%s unlinks the chat and revokes its login and start tokens', async (_, end) => {
    const { member, chat } = await telegram.linked();
    const { memberId, email } = member;
    const open = { memberId, email, purpose: 'autologin_telegram', now: clock.now() } as const;
    await issueToken(db(), open);
    const pending = await telegram.startOf(member);
    await end(member);
    expect(await telegramChat(memberId)).toBeNull();
    expect(await wants(member)).toEqual({ notifyTelegram: false });
    await telegram.act('dolcevita', chat, { text: `/start ${pending}` });
    expect(await telegramChat(memberId)).toBeNull();
    const purposes: TokenPurpose[] = ['autologin_telegram', 'telegram_link'];
    const purpose = { in: purposes };
    expect(await db().oneTimeToken.count({ where: { memberId, purpose, usedAt: null } })).toBe(0);
  });
});
