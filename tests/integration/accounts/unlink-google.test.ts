// [core §4 Google login]
import { describe, expect, test } from '@jest/globals';
import { claimAccount } from '#lib/accounts/identities/claim-account.ts';
import { unlinkIdentity } from '#lib/accounts/identities/link-identity.ts';
import { memberByEmail } from '#lib/accounts/queries.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { mailsTo } from './mails.ts';
import { login, own } from './ownership-setup.ts';

async function link({ email, brandId, memberId }: CreatedMember): Promise<void> {
  const known = await memberByEmail(brandId, email);
  if (!known) throw new Error('unknown member');
  const identity = { issuer: env().GOOGLE_ISSUER, subject: memberId, email, emailVerified: true };
  await inTransaction((tx) =>
    claimAccount(tx, known, identity, { provider: 'google', brandId, now: clock.now() }),
  );
}

const unlink = async ({ token }: CreatedMember) =>
  unlinkIdentity(await viewerOfToken(token), 'google', clock.now());

describe('a linked Google account', () => {
  test('is reported by mail, once, with a link to unlink it', async () => {
    const member = await createMember();
    expect((await own(member)).googleSince).toBeNull();
    await link(member);
    await link(member);
    expect(await mailsTo(member.email, 'identity_linked')).toBe(1);
    const { data } = await db().mailMessage.findFirstOrThrow({
      where: { toAddress: member.email, template: 'identity_linked' },
    });
    expect(data).toEqual({
      link: 'http://dolcevita.localhost:3000/profile/security#google',
      provider: 'Google',
    });
    expect((await own(member)).googleSince).toBeInstanceOf(Date);
  });

  test('is unlinked by a member with a password; the other sessions end', async () => {
    const member = await createMember();
    await link(member);
    const elsewhere = await login(member.email, MEMBER_PASSWORD);
    await unlink(member);
    expect((await own(member)).googleSince).toBeNull();
    expect(await findSession(member.token)).not.toBeNull();
    expect(await findSession(elsewhere.token)).toBeNull();
    await expect(unlink(member)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('cannot be unlinked if the account has no other login', async () => {
    const member = await createMember();
    await link(member);
    await db().user.update({ where: { id: member.memberId }, data: { passwordHash: null } });
    await expect(unlink(member)).rejects.toMatchObject({ code: 'password_unset' });
    expect((await own(member)).googleSince).toBeInstanceOf(Date);
  });
});
