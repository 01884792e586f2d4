// [core §2 / cookie banner unless the stored policy is true] [core §4 Account states]
// [core §6 Customer care reactivates] [core §8 not_found] [core §8 contact_text_missing] [core §9 Contact 500 ms]
// [money §2 /legal/faq] [money §2 /contactUs] [money §2 Contact page] [money §2 Legal HTML is inserted]
import { afterEach, expect, test } from '@jest/globals';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { chooseCookies } from '#lib/consents/choose-cookies.ts';
import { consentsOf } from '#lib/consents/queries.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { brands } from '#lib/brands/registry.ts';
import { locales } from '#lib/brands/schema.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { clock } from '#lib/kernel/clock.ts';
import { legalKinds } from '#lib/legal/kinds.ts';
import { publishLegalTexts } from '#lib/legal/publish-legal-texts.ts';
import { currentText } from '#lib/legal/queries.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

const brand = brandOf('dolcevita');

afterEach(() => {
  clock.setOffset(0);
});

test('has every text for every company in every language, and publishes each once', async () => {
  for (const one of brands) {
    for (const kind of legalKinds) {
      for (const locale of locales) {
        expect((await currentText(one, kind, locale)).version).toBe(1);
      }
    }
  }
  expect(await publishLegalTexts(db(), clock.now())).toBe(0);
});

test('does not allow a published text to be changed or deleted', async () => {
  const { hash } = await currentText(brand, 'terms', 'it');
  const alter = pool().query(`update legal_texts set html = 'other' where hash = $1`, [hash]);
  await expect(alter).rejects.toThrow('append-only');
  const remove = pool().query('delete from legal_texts where hash = $1', [hash]);
  await expect(remove).rejects.toThrow('append-only');
});

test('records the marketing consent and its withdrawal as separate rows', async () => {
  const { token, memberId } = await createMember();
  const member = await findSession(token);
  if (!member) throw new Error('session not found');
  const change = (granted: boolean) =>
    changeConsent({ member, purpose: 'marketing', granted, locale: 'fr', now: clock.now() });
  await Promise.all([change(true), change(true), change(true)]);
  clock.setOffset(10);
  const held = await change(false);
  expect(held.find(({ purpose }) => purpose === 'marketing')?.granted).toBe(false);
  const rows = await db().consentRecord.findMany({
    where: { memberId, purpose: 'marketing' },
    orderBy: { at: 'asc' },
  });
  expect(rows.map(({ granted }) => granted)).toEqual([false, true, false]);
  expect(rows[2]?.withdrawnAt).not.toBeNull();
  expect(await consentsOf(memberId)).toHaveLength(4);
  const alter = pool().query('update consent_records set granted = true where member_id = $1', [
    memberId,
  ]);
  await expect(alter).rejects.toThrow('append-only');
});

test('stores a cookie choice with its text; replaces a forged visitor id', async () => {
  const choose = (visitorId: string | undefined) =>
    chooseCookies({
      brand,
      locale: 'it',
      visitorId,
      memberId: null,
      measuring: true,
      marketing: false,
      now: clock.now(),
    });
  const { visitorId } = await choose(undefined);
  expect((await choose(visitorId)).visitorId).toBe(visitorId);
  expect((await choose('<script>')).visitorId).not.toBe('<script>');
  const rows = await db().cookieChoice.findMany({ where: { visitorId } });
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textHash).toBe((await currentText(brand, 'cookie', 'it')).hash);
});

test('creates a ticket and two mails for a message to care; refuses an invalid one', async () => {
  const write = (email: string, text: string) =>
    openTicket({ brand, locale: 'es', viewer: { kind: 'visitor' }, email, text, now: clock.now() });
  await expect(write('no', '  ')).rejects.toMatchObject({
    code: 'email_malformed',
    fields: [
      { path: 'email', code: 'email_malformed' },
      { path: 'text', code: 'contact_text_missing' },
    ],
  });
  await expect(write('a@example.test', ' ')).rejects.toMatchObject({
    code: 'contact_text_missing',
  });
  await expect(write('a@example.test', 'my card 4111 1111 1111 1111')).rejects.toMatchObject({
    code: 'card_data_refused',
  });
  expect(await db().ticket.count()).toBe(0);
  const reference = await write('ana@example.test', 'No encuentro mi perfil 😀');
  expect(reference).toMatch(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/);
  expect(await db().ticket.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    locale: 'es',
    state: 'open',
  });
  const mails = await db().mailMessage.findMany({ orderBy: { template: 'asc' } });
  expect(mails.map(({ template, toAddress, locale }) => [template, toAddress, locale])).toEqual([
    ['contact_copy', 'ana@example.test', 'es'],
    ['contact_ticket', brand.company.email, 'it'],
  ]);
});

test('lets care find and reactivate a member, and logs every action', async () => {
  const member = await createMember({ state: 'disabled' });
  const run = (...args: string[]) => runCommand(args, clock.now());
  expect((await run()).code).toBe(2);
  expect((await run('reactivate-member')).code).toBe(2);
  expect((await run('constructor', 'x')).code).toBe(2);
  expect((await run('find-member', member.email)).lines[0]).toContain(member.publicId);
  expect((await run('find-member', 'nobody@example.test')).lines).toEqual(['No members found.']);
  expect((await run('reactivate-member', 'nobody')).code).toBe(1);
  expect((await run('reactivate-member', member.publicId)).code).toBe(0);
  expect((await run('reactivate-member', member.publicId)).lines[0]).toContain('conflict');
  expect(await db().profileListing.count({ where: { profileId: member.profileId } })).toBe(1);
  const actions = await db().auditEntry.findMany({
    where: { subject: member.memberId },
    orderBy: { id: 'asc' },
  });
  expect(actions.map(({ action }) => action)).toEqual(['find_member', 'reactivate_member']);
});
