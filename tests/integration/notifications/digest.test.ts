// [core §1 Notices by e-mail]
import { expect, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { enterByLink } from '#lib/accounts/landings/enter-by-link.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { leaveByToken } from '#lib/accounts/leave-list.ts';
import { recordBounce } from '#lib/mailing/record-bounce.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { stoppedBy } from '#lib/mailing/stopped-by.ts';
import { suppressAddress } from '#lib/mail/suppression.ts';
import { sendNotices } from '#lib/notifications/send-notices.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { change, say, viewerOf } from '../chat/chat-helpers.ts';
import { like } from '../discovery/choices.ts';
import { her, him } from '../discovery/two.ts';
import { mailServer } from '../mailing/mail-server.ts';
import { later, noticesTo, plan, send, wants, advance } from './outside.ts';

const caught = mailServer();
const brand = brandOf('dolcevita');

const mailsTo = ({ email }: CreatedMember): Email[] =>
  caught.received.filter(({ to }) => to?.[0]?.address === email);

async function mailed(ms = 31 * MINUTE): Promise<Email[]> {
  await later(ms);
  await sendDueMail(clock.now(), 50);
  return mailsTo(her);
}

async function comesBack(): Promise<void> {
  advance(MINUTE);
  await change(her, { lastActivityAt: clock.now() });
}

const tokenOf = (mail: Email | undefined, pattern: RegExp): URL => {
  const [, address = ''] = pattern.exec(mail?.text ?? '') ?? [];
  return new URL(address);
};
const LOGIN = /(http\S+\/autologin\?\S+)/;

test('sends one mail with counts after half an hour unread, with a link that logs in', async () => {
  await wants(her, 'email');
  await say(him, her.angelId, 'Ti va un gelato da Fassi?');
  await like(await createMember(), her);
  expect(await mailed(25 * MINUTE)).toEqual([]);
  const [mail, ...more] = await mailed(6 * MINUTE);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('1 messaggio e 1 like');
  const link = tokenOf(mail, LOGIN);
  const { token = '', redirect = '' } = Object.fromEntries(link.searchParams);
  const viewer = { kind: 'visitor' } as const;
  const entered = await enterByLink({
    brand,
    token,
    redirect,
    channel: 'email',
    viewer,
    userAgent: 'test',
    now: clock.now(),
  });
  expect([entered.publicId, entered.target]).toEqual([her.publicId, '/chats']);
});

test('contains no names and no message text in the mail', async () => {
  await wants(her, 'email');
  await say(him, her.angelId, 'Ti va un gelato da Fassi?');
  const [mail] = await mailed();
  const left = `${mail?.subject ?? ''} ${mail?.text ?? ''} ${mail?.html ?? ''}`;
  const { redirect = '' } = Object.fromEntries(tokenOf(mail, LOGIN).searchParams);
  const said = `${left} ${Buffer.from(redirect, 'base64url').toString()}`;
  const { screenName } = await db().profile.findUniqueOrThrow({ where: { id: him.profileId } });
  for (const secret of [screenName, him.angelId, him.publicId, him.profileId, 'gelato', 'Fassi']) {
    expect(said).not.toContain(secret);
  }
  expect(said).toContain('1 messaggio');
});

test('sends no second mail before the member returns', async () => {
  await wants(her, 'email');
  await say(him, her.angelId);
  expect(await mailed()).toHaveLength(1);
  await say(await createMember(), her.angelId);
  expect(await mailed(5 * HOUR)).toHaveLength(1);
  await comesBack();
  await say(await createMember(), her.angelId);
  const mails = await mailed();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('2 messaggi');
});

test('delays a mail about visits alone until the evening', async () => {
  await wants(her, 'email');
  await recordVisit(await viewerOf(him), her.angelId, clock.now());
  expect(await mailed(5 * HOUR)).toEqual([]);
  const [mail] = await mailed(HOUR + 5 * MINUTE);
  expect(mail?.text).toContain('1 visita');
  const { redirect = '' } = Object.fromEntries(tokenOf(mail, LOGIN).searchParams);
  expect(Buffer.from(redirect, 'base64url').toString()).toBe('/notifications');
});

test('does not send a mail whose content was read before delivery', async () => {
  await wants(her, 'email');
  await say(him, her.angelId);
  await later(31 * MINUTE);
  await comesBack();
  await markRead(await viewerOf(her), him.angelId, undefined);
  await sendDueMail(clock.now(), 50);
  expect(mailsTo(her)).toEqual([]);
  const [row] = await db().mailMessage.findMany({ where: { toAddress: her.email } });
  expect([row?.state, row?.data]).toEqual(['suppressed', {}]);
});

test('stops notices, not news, on one-click unsubscription', async () => {
  await wants(her, 'email');
  await say(him, her.angelId);
  const [mail] = await mailed();
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe-post')).toBe(true);
  const token = new URL(header.slice(1, -1)).searchParams.get('token') ?? '';
  expect(mail?.text).toContain('/unsubscribe?token=');
  expect(await stoppedBy(brand, token)).toBe('notices');
  advance(3_000 * DAY);
  for (const _ of [1, 2]) await leaveByToken({ brand, now: clock.now() }, token);
  const row = await db().user.findUniqueOrThrow({ where: { id: her.memberId } });
  expect(row.notifyEmail).toBe(false);
  expect(await db().mailSuppression.count({ where: { address: her.email } })).toBe(0);
  await expect(
    leaveByToken({ brand: brandOf('fuego'), now: clock.now() }, token),
  ).rejects.toMatchObject({ code: 'token_expired' });
});

test('sends notices after unsubscription from news, but not after a complaint or a bounce', async () => {
  const { brandId, email: address } = her;
  await wants(her, 'email');
  await suppressAddress(db(), { brandId, address, reason: 'unsubscribed', now: clock.now() });
  await say(him, her.angelId);
  expect(await mailed()).toHaveLength(1);
  await comesBack();
  await db().mailSuppression.updateMany({ where: { address }, data: { reason: 'complained' } });
  await say(await createMember(), her.angelId);
  expect(await mailed()).toHaveLength(1);
  await comesBack();
  await recordBounce({ brandId, address, now: clock.now() });
  await say(await createMember(), her.angelId);
  expect(await mailed()).toHaveLength(1);
});

test('sends one mail for a digest whose sending was interrupted', async () => {
  await wants(her, 'email');
  await say(him, her.angelId);
  advance(31 * MINUTE);
  await plan();
  await send();
  const where = { memberId: her.memberId };
  await db().notice.updateMany({ where, data: { state: 'sending', sentAt: null } });
  await later(3 * MINUTE);
  await Promise.all([sendNotices(clock.now(), 50), sendNotices(clock.now(), 50)]);
  expect(await db().mailMessage.count({ where: { toAddress: her.email } })).toBe(1);
  expect((await noticesTo(her)).map(({ state }) => state)).toEqual(['sent']);
});

test('leaves no notice, mark or due time of an erased account', async () => {
  await wants(her, 'email');
  await say(him, her.angelId);
  await later(31 * MINUTE);
  await say(await createMember(), her.angelId);
  await inTransaction((tx) => eraseAccount(tx, her.memberId, clock.now()));
  const where = { memberId: her.memberId };
  const inbox = await db().inbox.findUniqueOrThrow({ where: { profileId: her.profileId } });
  expect([
    await db().notice.count({ where }),
    await db().noticeMark.count({ where }),
    await db().mailMessage.count({ where: { toAddress: her.email } }),
    inbox.notifyAt,
  ]).toEqual([0, 0, 0, null]);
});
