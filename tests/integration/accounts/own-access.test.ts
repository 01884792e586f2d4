// [core §4 Account states] [core §4 Deactivate] [core §7 POST /api/users/changeNotificationPreferences]
// [core §7 POST /api/users/setPassword] [core §7 GET /api/users/sessions] [core §8 password_wrong]
import { afterEach, describe, expect, test } from '@jest/globals';
import { disableProfile } from '#lib/accounts/profile/disable-profile.ts';
import { setPassword } from '#lib/accounts/password/set-password.ts';
import { authenticate } from '#lib/accounts/login/authenticate.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '#lib/accounts/session/own-sessions.ts';
import { db } from '#lib/db/client.ts';
import { clock, DAY } from '#lib/kernel/clock.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { subscribeMember } from './subscribed.ts';
import { mailsTo } from './mails.ts';
import { listingsOf, login, own } from './ownership-setup.ts';

const brand = brandOf('dolcevita');
const NEW_PASSWORD = 'un altra granita 9';

afterEach(() => {
  clock.setOffset(0);
});

describe('the password', () => {
  const set = async (member: CreatedMember, currentPassword: string, password: string) =>
    setPassword({
      member: await viewerOfToken(member.token),
      currentPassword,
      password,
      now: clock.now(),
    });

  test('is replaced with the current one; the other sessions end', async () => {
    const member = await createMember();
    const { token: elsewhere } = await login(member.email, MEMBER_PASSWORD);
    await requestReset(brand, member.email, clock.now());
    await expect(set(member, '', NEW_PASSWORD)).rejects.toMatchObject({ code: 'password_missing' });
    await expect(set(member, 'wrong', NEW_PASSWORD)).rejects.toMatchObject({
      code: 'password_wrong',
      fields: [{ path: 'currentPassword' }],
    });
    await expect(set(member, MEMBER_PASSWORD, 'short')).rejects.toMatchObject({
      code: 'password_weak',
    });
    await expect(set(member, MEMBER_PASSWORD, 'password1')).rejects.toMatchObject({
      code: 'password_breached',
    });
    await set(member, MEMBER_PASSWORD, NEW_PASSWORD);
    expect(await findSession(member.token)).not.toBeNull();
    expect(await findSession(elsewhere)).toBeNull();
    expect(await mailsTo(member.email, 'password_changed')).toBe(1);
    await login(member.email, NEW_PASSWORD);
    await expect(login(member.email, MEMBER_PASSWORD)).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    const open = { memberId: member.memberId, purpose: 'reset_password', usedAt: null } as const;
    expect(await db().oneTimeToken.count({ where: open })).toBe(0);
  });

  test('is changed once by two simultaneous changes', async () => {
    const member = await createMember();
    const settled = await Promise.allSettled([
      set(member, MEMBER_PASSWORD, NEW_PASSWORD),
      set(member, MEMBER_PASSWORD, 'ancora un altra 3'),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('if never set, can only be set by mail', async () => {
    const member = await createMember();
    await db().user.update({ where: { id: member.memberId }, data: { passwordHash: null } });
    await expect(set(member, 'anything', NEW_PASSWORD)).rejects.toMatchObject({
      code: 'password_unset',
    });
    expect((await own(member)).hasPassword).toBe(false);
  });
});

describe('sessions', () => {
  test('are listed by device, and ended one by one or all', async () => {
    const member = await createMember();
    const viewer = await viewerOfToken(member.token);
    const agent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    const by = { brand, email: member.email, password: MEMBER_PASSWORD, flowCode: undefined };
    const phone = await authenticate({ ...by, userAgent: agent, now: clock.now() });
    const third = await authenticate({ ...by, userAgent: '', now: clock.now() });
    const list = await listSessions(viewer, clock.now());
    expect(list.map(({ current }) => current)).toEqual([true, false, false]);
    expect(list).toContainEqual(
      expect.objectContaining({ browser: 'Chrome', system: 'Android', kind: 'phone' }),
    );
    // Nothing that identifies a single device is stored.
    const stored = await db().session.findMany({ where: { memberId: member.memberId } });
    expect(JSON.stringify(stored)).not.toContain('Pixel');
    const other = await createMember();
    const foreign = (await viewerOfToken(other.token)).sessionId;
    for (const id of [foreign, 'no-id', crypto.randomUUID()]) {
      await expect(endOwnSession(viewer, id, clock.now())).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    const there = (await viewerOfToken(phone.token)).sessionId;
    await endOwnSession(viewer, there, clock.now());
    expect(await findSession(phone.token)).toBeNull();
    await expect(endOwnSession(viewer, there, clock.now())).rejects.toMatchObject({
      code: 'not_found',
    });
    await endOtherSessions(viewer, clock.now());
    expect(await findSession(third.token)).toBeNull();
    expect(await findSession(member.token)).not.toBeNull();
    expect(await findSession(other.token)).not.toBeNull();
    clock.setOffset(15 * DAY);
    expect(await listSessions(viewer, clock.now())).toEqual([]);
  });
});

describe('deactivation', () => {
  test('hides the profile, logs out and ends renewals at once; only customer care can reverse it', async () => {
    const member = await createMember();
    await subscribeMember(member);
    const viewer = await viewerOfToken(member.token);
    const other = await createMember();
    await expect(disableProfile(viewer, other.publicId, clock.now())).rejects.toMatchObject({
      code: 'not_found',
    });
    await disableProfile(viewer, member.publicId, clock.now());
    expect(await findSession(member.token)).toBeNull();
    expect(await listingsOf(member.profileId)).toBe(0);
    const { level, paidUntil, state } = await db().user.findUniqueOrThrow({
      where: { id: member.memberId },
    });
    // What was paid for is not lost.
    expect([state, level, paidUntil !== null]).toEqual(['disabled', 1, true]);
    await expect(login(member.email, MEMBER_PASSWORD)).rejects.toMatchObject({
      code: 'account_disabled',
    });
    expect(await requestReset(brand, member.email, clock.now())).toBe('OK');
    expect(await mailsTo(member.email, 'reset_password')).toBe(0);
    expect((await runCommand(['reactivate-member', member.publicId], clock.now())).code).toBe(0);
    expect(await listingsOf(member.profileId)).toBe(1);
    const renewing = { memberId: member.memberId, cancelAtPeriodEnd: false };
    expect(await db().subscription.count({ where: renewing })).toBe(0);
    await login(member.email, MEMBER_PASSWORD);
  });
});
