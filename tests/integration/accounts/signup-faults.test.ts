// [core §4 Signup success]
import { expect, test } from '@jest/globals';
import { register } from '#lib/accounts/signup/register.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { freshEmail, rowCounts, signupForm } from './signup-form.ts';

/** Every table that a signup writes, in order. */
const STEPS = [
  'users',
  'profiles',
  'flow_assignments',
  'credit_accounts',
  'credit_entries',
  'attributions',
  'consent_records',
  'one_time_tokens',
  'mail_messages',
  'sessions',
] as const;

/** Makes the database fail every write to the table while the work runs. */
async function whileBroken(table: string, work: () => Promise<void>): Promise<void> {
  const sql = (text: string) => db().$executeRawUnsafe(text);
  await sql(`create function break_off() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is full'; end $$`);
  await sql(`create trigger break_off before insert on ${table}
    for each row execute function break_off()`);
  try {
    await work();
  } finally {
    await sql('drop function break_off cascade');
  }
}

async function entered(email: string) {
  const registered = await register(await signupForm({ email }));
  if (registered.kind !== 'entered') throw new Error('register returned no session');
  return registered;
}

test.each(STEPS)(
  'rolls back a signup that fails at %s, so that it can be repeated',
  async (table) => {
    const email = freshEmail();
    const before = await rowCounts();
    await whileBroken(table, async () => {
      const failed: unknown = await entered(email).then(
        () => 'it went through',
        (error: unknown) => error,
      );
      expect(failed).toBeInstanceOf(Error);
      expect(isAppError(failed)).toBe(false);
    });
    expect(await rowCounts()).toEqual(before);
    const { memberId, token } = await entered(email);
    expect(await findSession(token)).toMatchObject({ memberId });
  },
);

test('opens one account and sends one mail on a double click', async () => {
  const email = freshEmail();
  const both = await Promise.all([entered(email), entered(email), entered(email)]);
  expect(new Set(both.map(({ memberId }) => memberId)).size).toBe(1);
  expect(await db().user.count({ where: { email } })).toBe(1);
  expect(
    await db().mailMessage.count({ where: { toAddress: email, template: 'confirm_email' } }),
  ).toBe(1);
});

test('logs in a repeated form whose first response was lost, and keeps the first link valid', async () => {
  const email = freshEmail();
  const lost = await entered(email);
  const links = await db().oneTimeToken.findMany({ where: { memberId: lost.memberId } });
  const again = await entered(email);
  expect(again.memberId).toBe(lost.memberId);
  expect(
    await db().oneTimeToken.findMany({ where: { memberId: lost.memberId, usedAt: null } }),
  ).toEqual(links);
});

test('sends another mail for a form repeated later', async () => {
  const email = freshEmail();
  await entered(email);
  const form = await signupForm({ email });
  await register({ ...form, now: new Date(form.now.getTime() + 61_000) });
  expect(
    await db().mailMessage.count({ where: { toAddress: email, template: 'confirm_email' } }),
  ).toBe(2);
});
