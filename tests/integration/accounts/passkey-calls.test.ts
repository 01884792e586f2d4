import { describe, expect, test } from '@jest/globals';
import { requestEmailChange } from '#lib/accounts/email-change/request-change.ts';
import { undoEmailChange } from '#lib/accounts/email-change/undo-change.ts';
import { claimAccount } from '#lib/accounts/identities/claim-account.ts';
import { ownPasskeys } from '#lib/accounts/passkeys/own-passkeys.ts';
import { memberByEmail } from '#lib/accounts/queries.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { passkeyOf } from '#tests/factories/passkey-row.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { answer } from '../media/form.ts';
import { mailedToken } from './mails.ts';
import { add, brand, newAuthenticator } from './passkey-setup.ts';

type Options = { readonly challenge: string; readonly rpId: string };

const post = (path: string, body: unknown, cookie = '') =>
  answer<Options & { readonly token: string; readonly code: string }>(
    `/api/users/passkeys/login${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    },
  );

describe('the calls of the login page', () => {
  test('log in the browser that asked for the challenge', async () => {
    const member = await createMember();
    const authenticator = await add(member);
    const cookie = `passkey=${'c'.repeat(43)}`;
    const { body: options } = await post('/options', {}, cookie);
    expect(options.rpId).toBe('dolcevita.localhost');
    const stolen = await post('', { credential: authenticator.use(options) });
    expect(stolen).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
    const { body: again } = await post('/options', {}, cookie);
    const entered = await post('', { credential: authenticator.use(again) }, cookie);
    expect(entered.status).toBe(200);
    expect(await findSession(entered.body.token)).toMatchObject({ memberId: member.memberId });
  });

  test('refuse a passkey that no account has', async () => {
    const cookie = `passkey=${'d'.repeat(43)}`;
    const { body: options } = await post('/options', {}, cookie);
    const credential = newAuthenticator().use(options, { userHandle: 'AAAA' });
    const { body } = await post('', { credential }, cookie);
    expect(body.code).toBe('passkey_unknown');
  });

  test('read no challenge from anything else', async () => {
    const cookie = `passkey=${'e'.repeat(43)}`;
    const used = newAuthenticator().use({ challenge: 'x' });
    for (const text of ['', 'not json', '{"challenge":7}', '{"challenge":"\\u0000"}', 'null']) {
      const clientDataJSON = Buffer.from(text).toString('base64url');
      const credential = { ...used, response: { ...used.response, clientDataJSON } };
      const { body } = await post('', { credential }, cookie);
      expect(body.code).toBe('passkey_refused');
    }
  });
});

test('the owner of a mailbox takes an unconfirmed account over without its passkeys', async () => {
  const member = await createMember({ confirmed: false });
  await add(member);
  const { email, brandId, memberId } = member;
  const known = await memberByEmail(brandId, email);
  if (!known) throw new Error('unknown member');
  const identity = { issuer: 'https://google.test', subject: memberId, email, emailVerified: true };
  await inTransaction((tx) =>
    claimAccount(tx, known, identity, { provider: 'google', brandId, now: clock.now() }),
  );
  expect(await ownPasskeys(member)).toEqual([]);
});

test('the undoing of a change of address removes the passkeys that were added since', async () => {
  const member = await createMember();
  await add(member, newAuthenticator(), { name: 'Prima' });
  const { email: oldEmail, token } = member;
  const now = after(clock.now(), HOUR);
  const viewer = await viewerOfToken(token);
  await requestEmailChange({ brand, member: viewer, oldEmail, newEmail: `new-${oldEmail}`, now });
  await db().passkey.create({ data: { ...passkeyOf(member.memberId, now), name: 'Dopo' } });
  const undoing = { brand, token: await mailedToken(oldEmail, 'email_changing'), now };
  await undoEmailChange(undoing);
  expect((await ownPasskeys(member)).map(({ name }) => name)).toEqual(['Prima']);
});
