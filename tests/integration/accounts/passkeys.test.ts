import { describe, expect, test } from '@jest/globals';
import { addPasskey } from '#lib/accounts/passkeys/add-passkey.ts';
import { beginPasskeyLogin } from '#lib/accounts/passkeys/begin-login.ts';
import { enterByPasskey } from '#lib/accounts/passkeys/enter-by-passkey.ts';
import { ownPasskeys } from '#lib/accounts/passkeys/own-passkeys.ts';
import { removePasskey } from '#lib/accounts/passkeys/remove-passkey.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { PASSKEYS_MAX } from '#lib/accounts/limits.ts';
import { db } from '#lib/db/client.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { PASSKEY_CHALLENGE_MS } from '#lib/legal/limits.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { mailsTo } from './mails.ts';
import { add, begin, brand, enterBy, newAuthenticator } from './passkey-setup.ts';

const REFUSED = { code: 'passkey_refused' } as const;
const elsewhere = 'http://fuego.localhost:3000';

async function remove(member: CreatedMember, id: string): Promise<void> {
  await removePasskey(await viewerOfToken(member.token), id, clock.now());
}

async function onlyPasskey(member: CreatedMember) {
  const [passkey] = await ownPasskeys(member);
  if (!passkey) throw new Error('no passkey');
  return passkey;
}

describe('a member', () => {
  test('adds a passkey with the password, and is notified by mail', async () => {
    const member = await createMember();
    await add(member, newAuthenticator(true), { name: 'Portachiavi' });
    expect(await ownPasskeys(member)).toMatchObject([
      { name: 'Portachiavi', synced: true, lastUsedAt: null },
    ]);
    const where = { toAddress: member.email, template: 'passkey_added' };
    const { data } = await db().mailMessage.findFirstOrThrow({ where });
    expect(data).toEqual({ link: 'http://dolcevita.localhost:3000/profile/security#passkeys' });
  });

  test('needs the right password, and one at all', async () => {
    const member = await createMember();
    await expect(begin(member, '')).rejects.toMatchObject({ code: 'password_missing' });
    await expect(begin(member, 'wrong')).rejects.toMatchObject({ code: 'password_wrong' });
    await db().user.update({ where: { id: member.memberId }, data: { passwordHash: null } });
    await expect(begin(member)).rejects.toMatchObject({ code: 'password_unset' });
  });

  test('cannot add one without the check by PIN or finger, for another site, late or twice', async () => {
    const member = await createMember();
    const changes = [{ verifies: false }, { origin: elsewhere }, { type: 'webauthn.get' }];
    for (const change of changes)
      await expect(add(member, newAuthenticator(), { change })).rejects.toMatchObject(REFUSED);
    const late = { now: after(clock.now(), PASSKEY_CHALLENGE_MS + 1) };
    await expect(add(member, newAuthenticator(), late)).rejects.toMatchObject(REFUSED);
    const credential = newAuthenticator().create(await begin(member));
    const addition = {
      member: await viewerOfToken(member.token),
      brand,
      name: 'Uno',
      credential,
      now: clock.now(),
    };
    await addPasskey(addition);
    await expect(addPasskey(addition)).rejects.toMatchObject(REFUSED);
    expect(await ownPasskeys(member)).toHaveLength(1);
  });

  test('cannot add what was made for the session of another, or what another has', async () => {
    const [member, other] = [await createMember(), await createMember()];
    const credential = newAuthenticator().create(await begin(other));
    const viewer = await viewerOfToken(member.token);
    const addition = { member: viewer, brand, name: 'Suo', credential, now: clock.now() };
    await expect(addPasskey(addition)).rejects.toMatchObject(REFUSED);
    const authenticator = await add(other);
    await expect(add(member, authenticator)).rejects.toMatchObject(REFUSED);
    expect(await ownPasskeys(member)).toEqual([]);
  });

  test(`has at most ${String(PASSKEYS_MAX)}`, async () => {
    const member = await createMember();
    for (let nth = 0; nth < PASSKEYS_MAX; nth += 1) await add(member);
    await expect(begin(member)).rejects.toMatchObject({ code: 'passkeys_full' });
  });

  test('removes one: it no longer logs in, other sessions end, and a mail says so', async () => {
    const [member, other] = [await createMember(), await createMember()];
    const authenticator = await add(member);
    const { token } = await enterBy(authenticator);
    const { id } = await onlyPasskey(member);
    await expect(remove(other, id)).rejects.toMatchObject({ code: 'not_found' });
    await remove(member, id);
    await expect(remove(member, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findSession(token)).toBeNull();
    expect(await findSession(member.token)).not.toBeNull();
    expect(await mailsTo(member.email, 'passkey_removed')).toBe(1);
    await expect(enterBy(authenticator)).rejects.toMatchObject({ code: 'passkey_unknown' });
  });
});

describe('a login by passkey', () => {
  test('opens a session like that of a password, and records the use', async () => {
    const member = await createMember();
    const authenticator = await add(member);
    const { memberId, token } = await enterBy(authenticator);
    expect(memberId).toBe(member.memberId);
    expect(await findSession(token)).toMatchObject({ memberId });
    expect((await onlyPasskey(member)).lastUsedAt).not.toBeNull();
    const row = await db().passkey.findFirstOrThrow({ where: { memberId } });
    expect(row.counter).toBe(2n);
    await enterBy(authenticator);
  });

  test('works with one that is synced and does not count', async () => {
    const authenticator = await add(await createMember(), newAuthenticator(true));
    await enterBy(authenticator);
    await enterBy(authenticator);
  });

  test.each([
    ['was made for another site', { change: { origin: elsewhere } }],
    ['was not confirmed by PIN or finger', { change: { verifies: false } }],
    ['names another account', { change: { userHandle: 'AAAA' } }],
    ['has a counter that went back', { change: { counter: 1 } }],
    ['was asked for by another browser', { secret: 'x'.repeat(43) }],
    ['has no cookie', { secret: '' }],
    ['comes too late', { now: after(clock.now(), PASSKEY_CHALLENGE_MS * 2) }],
  ])('is refused when the signature %s', async (_, login) => {
    const member = await createMember();
    const authenticator = await add(member);
    const sessions = () => db().session.count({ where: { memberId: member.memberId } });
    const before = await sessions();
    await expect(enterBy(authenticator, login)).rejects.toMatchObject(REFUSED);
    expect(await sessions()).toBe(before);
  });

  test('is refused with the signature of another key', async () => {
    const authenticator = await add(await createMember());
    const { credentialId } = authenticator;
    const forger = newAuthenticator();
    const forged = {
      ...forger,
      use: (...asked: Parameters<typeof forger.use>) => ({
        ...forger.use(asked[0], { userHandle: authenticator.use(asked[0]).response.userHandle }),
        id: credentialId,
        rawId: credentialId,
      }),
    };
    await expect(enterBy(forged)).rejects.toMatchObject(REFUSED);
  });

  test('is possible once for a challenge, also at the same time', async () => {
    const member = await createMember();
    const authenticator = await add(member, newAuthenticator(true));
    const now = clock.now();
    const secret = 's'.repeat(43);
    const credential = authenticator.use(await beginPasskeyLogin(brand, secret, now));
    const login = { brand, secret, credential, flowCode: undefined, userAgent: 'jest', now };
    const entered = await Promise.allSettled([1, 2, 3].map(() => enterByPasskey(login)));
    expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is refused for an account that is disabled', async () => {
    const member = await createMember();
    const authenticator = await add(member);
    await db().user.update({ where: { id: member.memberId }, data: { state: 'disabled' } });
    await expect(enterBy(authenticator)).rejects.toMatchObject({ code: 'account_disabled' });
  });
});
