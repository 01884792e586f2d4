import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { findOperator } from '#lib/desk/session/find-operator.ts';
import { totpAddress, totpCode } from '#lib/desk/session/totp.ts';
import { inviteOperator } from '#lib/desk/operators/invite-operator.ts';
import { readInvitation } from '#lib/desk/operators/read-invitation.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { unsealSession } from '#lib/security/session-cookie.ts';
import { createOperator, OPERATOR_PASSWORD } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
beforeEach(() => {
  clock.setOffset(0);
});

type Person = Awaited<ReturnType<typeof createOperator>>;

async function halfSession({ email }: Person): Promise<string> {
  const body = { email, password: OPERATOR_PASSWORD };
  const { sealed = '' } = await askDesk('POST /api/desk/login', { body });
  return (await unsealSession(decodeURIComponent(sealed))) ?? '';
}

const pass = (token: string, code: string) =>
  askDesk('POST /api/desk/secondFactor', { token, body: { code } });
const me = (token: string) => askDesk('GET /api/desk/me', { token });

describe('desk login', () => {
  test('opens a session with password and code, and logs it', async () => {
    const person = await createOperator({ role: 'care' });
    const token = await halfSession(person);
    expect(await me(token)).toMatchObject({ status: 401, code: 'unauthenticated' });
    const { status, sealed = '' } = await pass(token, totpCode(person.secret, clock.now()));
    expect(status).toBe(200);
    // The token of the half session is not valid for the full session.
    expect(await me(token)).toMatchObject({ status: 401, code: 'unauthenticated' });
    const whole = (await unsealSession(decodeURIComponent(sealed))) ?? '';
    expect(await me(whole)).toMatchObject({ answer: { role: 'care', duties: ['care'] } });
    const where = { actor: `operator:${person.id}`, action: 'log_in' };
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({ data: { by: 'totp' } });
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await createOperator();
    for (const body of [
      { email, password: 'not-the-password' },
      { email: 'nobody@desk.test', password: OPERATOR_PASSWORD },
    ]) {
      const refused = await askDesk('POST /api/desk/login', { body });
      expect(refused).toMatchObject({ status: 401, code: 'wrong_credentials', set: null });
    }
  });

  test('accepts a code once, so that an observed code cannot be reused', async () => {
    const person = await createOperator();
    const code = totpCode(person.secret, clock.now());
    expect(await pass(await halfSession(person), code)).toMatchObject({ status: 200 });
    const second = await halfSession(person);
    expect(await pass(second, code)).toMatchObject({ code: 'second_factor_wrong' });
    clock.setOffset(MINUTE);
    expect(await pass(second, totpCode(person.secret, clock.now()))).toMatchObject({ status: 200 });
  });

  test('opens one session for two simultaneous uses of a code', async () => {
    const person = await createOperator();
    const code = totpCode(person.secret, clock.now());
    const halves = await Promise.all([halfSession(person), halfSession(person)]);
    const answers = await Promise.all(halves.map((token) => pass(token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('ends the half session at the fifth wrong code', async () => {
    const person = await createOperator();
    const token = await halfSession(person);
    const right = totpCode(person.secret, clock.now());
    const wrong = right === '123456' ? '123457' : '123456';
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await pass(token, wrong)).toMatchObject({ code: 'second_factor_wrong' });
    }
    expect(await pass(token, right)).toMatchObject({ code: 'unauthenticated' });
  });

  test('refuses further attempts after twenty wrong codes in an hour, over several half sessions', async () => {
    const person = await createOperator();
    const right = totpCode(person.secret, clock.now());
    const wrong = right === '123456' ? '123457' : '123456';
    for (let begun = 0; begun < 4; begun += 1) {
      const token = await halfSession(person);
      for (let tried = 0; tried < 5; tried += 1) await pass(token, wrong);
    }
    const refused = await pass(await halfSession(person), right);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    clock.setOffset(61 * MINUTE);
    const later = await pass(await halfSession(person), totpCode(person.secret, clock.now()));
    expect(later).toMatchObject({ status: 200 });
  });

  test('ends a session after thirty idle minutes, and after twelve hours in any case', async () => {
    const { token } = await createOperator();
    clock.setOffset(29 * MINUTE);
    expect(await me(token)).toMatchObject({ status: 200 });
    clock.setOffset(60 * MINUTE);
    expect(await me(token)).toMatchObject({ status: 401 });
    clock.setOffset(0);
    const busy = await createOperator();
    for (let at = 0; at < 12 * HOUR; at += 25 * MINUTE) {
      clock.setOffset(at);
      expect(await findOperator(busy.token, clock.now())).not.toBeNull();
    }
    clock.setOffset(12 * HOUR + 1);
    expect(await findOperator(busy.token, clock.now())).toBeNull();
  });

  test('ends the session at logout and clears the cookie', async () => {
    const { token } = await createOperator();
    expect(await askDesk('POST /api/desk/logout', { token })).toMatchObject({ sealed: '' });
    expect(await me(token)).toMatchObject({ status: 401 });
  });
});

describe('an invitation', () => {
  const invite = (email: string) =>
    inviteOperator({
      email,
      name: 'New Hand',
      role: 'moderator',
      brandIds: ['fuego'],
      actor: 'command-line:test',
      now: clock.now(),
    });
  const accept = (token: string, code: string, password = 'A-new-desk-2026') =>
    askDesk('POST /api/desk/invitation', { body: { token, code, password } });

  test('sets password and authenticator once; its recovery codes replace the authenticator, each once', async () => {
    const token = await invite('new@desk.test');
    const offer = await readInvitation(token, clock.now());
    expect(offer.address).toBe(totpAddress(offer.secret, 'new@desk.test'));
    const code = totpCode(offer.secret, clock.now());
    expect(await accept(token, code, 'password')).toMatchObject({ code: 'password_breached' });
    expect(await accept(token, '000000')).toMatchObject({ code: 'second_factor_wrong' });
    const entered = await accept(token, code);
    expect(entered).toMatchObject({ status: 200 });
    expect(await accept(token, code)).toMatchObject({ code: 'invitation_ended' });
    const session = (await unsealSession(decodeURIComponent(entered.sealed ?? ''))) ?? '';
    expect(await me(session)).toMatchObject({ answer: { brandIds: ['fuego'] } });

    const [recovery = ''] = entered.answer['recoveryCodes'] as string[];
    const body = { email: 'new@desk.test', password: 'A-new-desk-2026' };
    const half = async () => {
      const { sealed = '' } = await askDesk('POST /api/desk/login', { body });
      return (await unsealSession(decodeURIComponent(sealed))) ?? '';
    };
    expect(await pass(await half(), recovery.toUpperCase())).toMatchObject({ status: 200 });
    expect(await pass(await half(), recovery)).toMatchObject({ code: 'second_factor_wrong' });
  });

  test('ends after two days, or when a newer one is sent', async () => {
    const first = await invite('twice@desk.test');
    const second = await invite('twice@desk.test');
    await expect(readInvitation(first, clock.now())).rejects.toThrow('invitation_ended');
    const late = after(clock.now(), 2 * DAY + 1);
    await expect(readInvitation(second, late)).rejects.toThrow('invitation_ended');
  });

  test('is refused for an existing operator', async () => {
    const { email } = await createOperator();
    await expect(invite(email)).rejects.toThrow('conflict');
  });
});

describe('disabling an operator', () => {
  test('takes effect at once, and admins cannot disable themselves', async () => {
    const admin = await createOperator();
    const other = await createOperator({ role: 'finance' });
    const key = 'POST /api/desk/operators/{id}/disable';
    const self = await askDesk(key, { token: admin.token, params: { id: admin.id } });
    expect(self).toMatchObject({ code: 'conflict' });
    const done = await askDesk(key, { token: admin.token, params: { id: other.id } });
    expect(done).toMatchObject({ status: 200 });
    expect(await me(other.token)).toMatchObject({ status: 401 });
    const where = { subject: other.id, action: 'disable_operator' };
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({
      actor: `operator:${admin.id}`,
    });
  });
});
