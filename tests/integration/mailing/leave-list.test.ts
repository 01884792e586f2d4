// [core §7 POST /api/mailRemove] [core §7 POST /api/mail/one-click]
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { consentsOf } from '#lib/consents/queries.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { leaveList } from '#lib/accounts/leave-list.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { isSuppressed } from '#lib/mail/suppression.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { mailServer } from './mail-server.ts';

const VISITOR = { kind: 'visitor' } as const;

const brand = brandOf('dolcevita');
const HOST = `${brand.hosts[0] ?? ''}:3000`;

const { received } = mailServer();

afterEach(() => {
  clock.setOffset(0);
});

async function consent(member: CreatedMember, granted: boolean, ms: number): Promise<void> {
  await changeConsent({
    member: await viewerOfToken(member.token),
    purpose: 'marketing',
    granted,
    locale: 'it',
    now: after(clock.now(), ms),
  });
}

async function wantsNews({ memberId }: CreatedMember): Promise<boolean | undefined> {
  const states = await consentsOf(memberId);
  return states.find(({ purpose }) => purpose === 'marketing')?.granted;
}

async function news(title = 'Novità'): Promise<void> {
  const args = ['send-news', 'dolcevita', 'it', title, 'Due righe.\n\nE altre due.'];
  expect((await runCommand(args, clock.now())).code).toBe(0);
}

async function call(method: string, path: string, body?: string) {
  const request = new Request(`http://${HOST}${path}`, {
    method,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    ...(body === undefined ? {} : { body }),
  });
  return dispatch({ request, resolved: resolveRequest(HOST, path), address: '127.0.0.7' });
}

async function oneClickOf(mail: Email | undefined): Promise<string> {
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const { pathname, search } = new URL(/^<(.*)>$/.exec(header)?.[1] ?? '');
  return Promise.resolve(`${pathname}${search}`);
}

describe('news', () => {
  test('is sent only to members who asked for it, with one-click unsubscription', async () => {
    const [asked, silent, gone, unproved, disabled] = [
      await createMember(),
      await createMember(),
      await createMember(),
      await createMember({ confirmed: false }),
      await createMember(),
    ];
    for (const member of [asked, gone, unproved, disabled]) await consent(member, true, 10);
    await consent(gone, false, 20);
    await db().user.update({ where: { id: disabled.memberId }, data: { state: 'disabled' } });
    clock.setOffset(1_000);
    await news();
    await sendDueMail(clock.now(), 50);
    expect(received.map(({ to }) => to?.[0]?.address)).toEqual([asked.email]);
    expect(received[0]?.subject).toBe('Novità');
    const headers = new Map(received[0]?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(received[0]?.text).toContain('/unsubscribe?token=');
    expect(await wantsNews(silent)).toBe(false);
    const action = await db().auditEntry.findFirst({ where: { action: 'send_news' } });
    expect(action?.data).toMatchObject({ recipients: 1 });
  });

  test('stops with one click in the mail program; opening the link changes nothing', async () => {
    const member = await createMember();
    await consent(member, true, 10);
    clock.setOffset(1_000);
    await news();
    await sendDueMail(clock.now(), 50);
    const mail = received.find(({ to }) => to?.[0]?.address === member.email);
    const path = await oneClickOf(mail);
    const opened = await call('GET', path);
    expect([opened.status, new URL(opened.headers.get('location') ?? '').pathname]).toEqual([
      303,
      '/unsubscribe',
    ]);
    expect(await wantsNews(member)).toBe(true);
    // Years later, and pressed twice.
    clock.setOffset(3_000 * DAY);
    for (let pressed = 0; pressed < 2; pressed += 1) {
      expect((await call('POST', path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    }
    expect(await isSuppressed(brand.id, member.email)).toBe(true);
    expect(await wantsNews(member)).toBe(false);
    const rows = { memberId: member.memberId, source: 'unsubscribe' };
    expect(await db().consentRecord.count({ where: rows })).toBe(1);
    expect((await call('POST', '/api/mail/one-click?token=nothing', '')).status).toBe(409);
  });

  test('stops even when already queued, and resumes when the member consents again', async () => {
    const member = await createMember();
    await consent(member, true, 10);
    clock.setOffset(1_000);
    await news();
    await consent(member, false, 10);
    await sendDueMail(clock.now(), 50);
    expect(received.some(({ to }) => to?.[0]?.address === member.email)).toBe(false);
    await consent(member, true, 20);
    expect(await isSuppressed(brand.id, member.email)).toBe(false);
  });
});

describe('the unsubscription page', () => {
  const leave = (
    by: { token?: string; recipient?: string },
    viewer: Parameters<typeof leaveList>[1] = VISITOR,
    on = brand,
  ) =>
    leaveList({ brand: on, now: clock.now() }, viewer, {
      token: by.token,
      recipient: by.recipient ?? '',
    });

  test('removes a member’s own address, and no other', async () => {
    const [member, other] = [await createMember(), await createMember()];
    const viewer = await viewerOfToken(member.token);
    expect(await leave({ recipient: member.email.toUpperCase() }, viewer)).toBe(true);
    expect(await isSuppressed(brand.id, member.email)).toBe(true);
    expect(await leave({ recipient: other.email }, viewer)).toBe(false);
    expect(await isSuppressed(brand.id, other.email)).toBe(false);
  });

  test('sends a visitor’s request to the mailbox once a day, and discloses nothing', async () => {
    const member = await createMember();
    expect(await leave({ recipient: member.email })).toBe(false);
    expect(await leave({ recipient: member.email })).toBe(false);
    expect(await leave({ recipient: 'nobody@example.test' })).toBe(false);
    await expect(leave({ recipient: 'no' })).rejects.toMatchObject({ code: 'email_malformed' });
    const mails = await db().mailMessage.findMany({ where: { template: 'leave_list' } });
    expect(mails.map(({ toAddress }) => toAddress)).toEqual([member.email]);
    const { link } = mails[0]?.data as { link: string };
    const token = new URL(link).searchParams.get('token') ?? '';
    await expect(leave({ token }, VISITOR, brandOf('fuego'))).rejects.toMatchObject({
      code: 'token_expired',
    });
    expect(await leave({ token })).toBe(true);
    expect(await isSuppressed(brand.id, member.email)).toBe(true);
  });

  test('refuses a token of an erased account', async () => {
    const member = await createMember();
    await leave({ recipient: member.email });
    const mail = await db().mailMessage.findFirstOrThrow({ where: { template: 'leave_list' } });
    const { link } = mail.data as { link: string };
    const token = new URL(link).searchParams.get('token') ?? '';
    await inTransaction((tx) => eraseAccount(tx, member.memberId, clock.now()));
    await expect(leave({ token })).rejects.toMatchObject({ code: 'token_expired' });
  });
});
