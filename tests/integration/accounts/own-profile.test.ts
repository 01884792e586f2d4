import { afterEach, describe, expect, test } from '@jest/globals';
import { ownProfile } from '#lib/accounts/own-profile.ts';
import { changeNotifications } from '#lib/accounts/ownership/change-notifications.ts';
import { changeProfile, type ProfileFields } from '#lib/accounts/ownership/change-profile.ts';
import { disableProfile } from '#lib/accounts/ownership/disable-profile.ts';
import { registerPush } from '#lib/accounts/ownership/register-push.ts';
import { setPassword } from '#lib/accounts/ownership/set-password.ts';
import { authenticate } from '#lib/accounts/authenticate.ts';
import { requestReset } from '#lib/accounts/request-reset.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '#lib/accounts/session/list-sessions.ts';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { consentHistory } from '#lib/consents/queries.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { runCommand } from '#lib/staff/command-line.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf, listingsOf, mailsTo, viewerBy } from './ownership-setup.ts';
import { makePrivate } from './signup-form.ts';
import { subscribeMember } from './subscribed.ts';

const brand = brandOf('dolcevita');
const NEW_PASSWORD = 'un altra granita 9';

afterEach(() => {
  clock.setOffset(0);
});

async function change(member: CreatedMember, fields: ProfileFields, ms = 0) {
  const viewer = await viewerBy(member.token);
  return changeProfile({
    ...{ member: viewer, trackerId: member.publicId, brand: brandOf(member.brandId), fields },
    now: after(clock.now(), ms),
  });
}

async function own(member: CreatedMember) {
  return ownProfile(await viewerBy(member.token), member.publicId, clock.now());
}

function login(email: string, password: string) {
  const by = { brand, email, password, flowCode: undefined, userAgent: 'jest' };
  return authenticate({ ...by, now: clock.now() });
}

describe('the own profile', () => {
  test('is changed field by field, and says what it is', async () => {
    const member = await createMember();
    const fields = {
      ...{
        age: 41,
        username: '  Ginevra \u{1f34b}  🏝️ ',
        surname: 'De’ Rossi',
        phone: '00 39 333 123-4567',
      },
      ...{ about: 'Mare d’inverno.\nE “caffè” 😀', lookingFor: 'Qualcuno che rida' },
    };
    expect(await change(member, fields)).toBe('OK');
    expect(await own(member)).toMatchObject({
      ...{ age: 41, username: 'Ginevra 🍋 🏝️', surname: 'De’ Rossi', phone: '+393331234567' },
      ...{ about: fields.about, lookingFor: fields.lookingFor, textState: 'pending' },
      ...{ shown: true, hiddenBy: null, hasPassword: true, waitingEmail: null, eraseAt: null },
      ...{ nextBillDate: null, paylog: [], notifications: { email: true, telegram: false } },
    });
    await change(member, { about: '', lookingFor: '' });
    expect(await own(member)).toMatchObject({ about: '', textState: 'approved', age: 41 });
    await change(member, { phone: '', surname: ' ' });
    expect(await own(member)).toMatchObject({ phone: '', surname: '' });
  });

  test('keeps approved words approved when they are sent back unchanged', async () => {
    const member = await createMember();
    const data = { about: 'Letto e approvato', textState: 'approved' };
    await db().profile.update({ where: { id: member.profileId }, data });
    await change(member, { about: ' Letto e approvato ', username: 'Altro nome' });
    expect(await own(member)).toMatchObject({ textState: 'approved', username: 'Altro nome' });
  });

  test('offers 18 to 89, and everybody their own age', async () => {
    const member = await createMember({ age: 93 });
    await change(member, { age: 93 });
    for (const age of [17, 90, 98, 33.5, Number.NaN]) {
      await expect(change(member, { age })).rejects.toMatchObject({ code: 'age_refused' });
    }
    await change(member, { age: 18 });
    expect((await own(member)).age).toBe(18);
    clock.setOffset(366 * DAY);
    expect(
      (await ownProfile({ ...(await viewerOf(member)) }, member.publicId, clock.now())).age,
    ).toBe(19);
  });

  test('takes nothing of a change of which one part is refused', async () => {
    const member = await createMember({ screenName: 'Prima' });
    const refused = (fields: ProfileFields, code: string) =>
      expect(change(member, { username: 'Dopo', about: 'Dopo', ...fields })).rejects.toMatchObject({
        code,
      });
    await refused({ age: 12 }, 'age_refused');
    await refused({ username: 'x' }, 'username_refused');
    await refused({ username: 'y'.repeat(31) }, 'username_refused');
    await refused({ username: '\u200b \u2060 ' }, 'username_refused');
    await refused({ username: 'scrivi a me@posta.it' }, 'username_refused');
    await refused({ username: 'www.altrove.it' }, 'username_refused');
    await refused({ username: '333 123 4567' }, 'username_refused');
    await refused({ about: 'a'.repeat(1_501) }, 'text_too_long');
    await refused({ lookingFor: 'pago con 4111 1111 1111 1111' }, 'card_data_refused');
    await refused({ phone: 'chiamami' }, 'phone_refused');
    await refused({ region: 'Atlantide' }, 'place_unknown');
    await refused({ email: 'nuova@example.test' }, 'email_fixed');
    expect(await own(member)).toMatchObject({ username: 'Prima', about: '', age: 34 });
  });

  test('counts signs as people do: fifteen hundred families fit', async () => {
    const member = await createMember();
    const families = '👨‍👩‍👧‍👦'.repeat(400) + 'è'.repeat(1_100);
    await change(member, { about: families });
    expect((await own(member)).about).toBe(families);
  });

  test('moves with region and city, and its listing with it', async () => {
    const member = await createMember();
    expect(await change(member, { region: 'Liguria', city: 'Sanremo' })).toBe('OK');
    expect(await own(member)).toMatchObject({ region: 'Liguria', city: 'Sanremo' });
    const listing = await db().profileListing.findFirstOrThrow({
      where: { profileId: member.profileId },
      include: { region: true },
    });
    expect(listing.region.name).toBe('Liguria');
    expect(await viewerBy(member.token)).toMatchObject({ regionId: listing.regionId });
  });

  test('lists a member anew when they seek somebody else', async () => {
    const member = await createMember();
    await change(member, { seeking: 'man' });
    const where = { profileId: member.profileId };
    expect(await db().profileListing.findFirstOrThrow({ where })).toMatchObject({ seeking: 'man' });
    expect(await viewerBy(member.token)).toMatchObject({ seeking: 'man' });
  });

  test('refuses another’s name, and tells of an address only what the brand discloses', async () => {
    const member = await createMember();
    const other = await createMember();
    const viewer = await viewerBy(member.token);
    for (const trackerId of [other.publicId, 'nobody', '']) {
      const by = { member: viewer, trackerId, brand, fields: { username: 'Altrui' } };
      await expect(changeProfile({ ...by, now: clock.now() })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(ownProfile(viewer, trackerId, clock.now())).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await change(member, { email: member.email.toUpperCase(), username: 'Uguale' })).toBe(
      'OK',
    );
    expect(await change(member, { email: other.email, username: 'Diverso' })).toBe(false);
    expect((await own(member)).username).toBe('Uguale');
    await makePrivate('lumiere', clock.now());
    clock.setOffset(6_000);
    const [one, two] = [
      await createMember({ brandId: 'lumiere' }),
      await createMember({ brandId: 'lumiere' }),
    ];
    await expect(change(one, { email: two.email })).rejects.toMatchObject({ code: 'email_fixed' });
  });

  test('shows nextBillDate and the charges of a subscription', async () => {
    const member = await createMember();
    await subscribeMember(member);
    const shown = await own(member);
    expect(shown.nextBillDate).not.toBeNull();
    expect(shown.paylog).toHaveLength(1);
    expect(shown.premiumLevel).toBe(2);
  });
});

async function viewerOf(member: CreatedMember) {
  const { viewerOfMember } = await import('#lib/accounts/viewer-of-member.ts');
  const viewer = await viewerOfMember(member.memberId);
  if (!viewer) throw new Error('gone');
  return viewer;
}

describe('the consent about orientation', () => {
  const set = async (member: CreatedMember, granted: boolean, ms = 0) =>
    changeConsent({
      ...{ member: await viewerBy(member.token), purpose: 'orientation', granted, locale: 'it' },
      now: after(clock.now(), ms),
    });

  test('hides the profile when it is withdrawn, and shows it when it is given again', async () => {
    const member = await createMember();
    await set(member, false, 10);
    expect(await listingsOf(member.profileId)).toBe(0);
    expect(await own(member)).toMatchObject({ shown: false, hiddenBy: 'orientation_withdrawn' });
    for (const fields of [{ gender: 'woman' }, { seeking: 'man' }] as const) {
      await expect(change(member, fields)).rejects.toMatchObject({ code: 'consent_missing' });
    }
    expect(await change(member, { gender: 'man', seeking: 'woman', age: 40 })).toBe('OK');
    expect(await listingsOf(member.profileId)).toBe(0);
    await set(member, true, 20);
    expect(await listingsOf(member.profileId)).toBe(1);
    expect(await own(member)).toMatchObject({ shown: true, hiddenBy: null });
    expect(await change(member, { seeking: 'man' })).toBe('OK');
  });

  test('leaves its history with the text it was about', async () => {
    const member = await createMember();
    await set(member, false, 10);
    const history = await consentHistory(member.memberId);
    expect(history).toHaveLength(5);
    expect(history[0]).toMatchObject({ purpose: 'orientation', granted: false, source: 'profile' });
    expect(history.every(({ html }) => html.length > 20)).toBe(true);
  });
});

describe('the password', () => {
  const set = async (member: CreatedMember, currentPassword: string, password: string) =>
    setPassword({
      member: await viewerBy(member.token),
      currentPassword,
      password,
      now: clock.now(),
    });

  test('is replaced by whoever knows it; the other sessions end', async () => {
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
    const open = { memberId: member.memberId, purpose: 'reset_password', usedAt: null };
    expect(await db().oneTimeToken.count({ where: open })).toBe(0);
  });

  test('changes once when two change it at once', async () => {
    const member = await createMember();
    const settled = await Promise.allSettled([
      set(member, MEMBER_PASSWORD, NEW_PASSWORD),
      set(member, MEMBER_PASSWORD, 'ancora un altra 3'),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('that was never set is set through the mailbox', async () => {
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
    const viewer = await viewerBy(member.token);
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
    // Nothing that tells one telephone from another is kept.
    const stored = await db().session.findMany({ where: { memberId: member.memberId } });
    expect(JSON.stringify(stored)).not.toContain('Pixel');
    const other = await createMember();
    const foreign = (await viewerBy(other.token)).sessionId;
    for (const id of [foreign, 'no-id', crypto.randomUUID()]) {
      await expect(endOwnSession(viewer, id, clock.now())).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    const there = (await viewerBy(phone.token)).sessionId;
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

describe('notices', () => {
  test('mail is on from the beginning where it arrives, and then as chosen', async () => {
    const [reachable, bounced] = [await createMember(), await createMember()];
    await db().user.update({ where: { id: bounced.memberId }, data: { emailScore: 0 } });
    expect((await own(reachable)).notifications.email).toBe(true);
    expect((await own(bounced)).notifications.email).toBe(false);
    const viewer = await viewerBy(reachable.token);
    expect(await changeNotifications(viewer, viewer.publicId, { pushNotifications: true })).toEqual(
      {
        ...{ email: true, telegram: false, pushNotifications: true },
      },
    );
    await changeNotifications(viewer, undefined, { email: false, telegram: true });
    expect((await own(reachable)).notifications).toEqual({
      ...{ email: false, telegram: true, pushNotifications: true },
    });
    const rejected = expect(changeNotifications(viewer, bounced.publicId, { email: true }));
    await rejected.rejects.toMatchObject({ code: 'not_found' });
  });

  test('a device is registered once, for whoever uses it now, as long as they are logged in', async () => {
    const [one, two] = [await createMember(), await createMember()];
    const register = async (member: CreatedMember, token: string) =>
      registerPush({
        ...{ member: await viewerBy(member.token), named: member.publicId, token },
        now: clock.now(),
      });
    await expect(register(one, '  ')).rejects.toMatchObject({ code: 'push_token_refused' });
    await Promise.all([register(one, 'device'), register(one, 'device')]);
    expect(await db().pushRegistration.count({ where: { memberId: one.memberId } })).toBe(1);
    await register(two, 'device');
    expect(await db().pushRegistration.count({ where: { memberId: one.memberId } })).toBe(0);
    for (let device = 0; device < 12; device += 1) await register(two, `device ${device}`);
    expect(await db().pushRegistration.count({ where: { memberId: two.memberId } })).toBe(10);
  });
});

describe('deactivation', () => {
  test('hides, logs out and ends renewals at once; only care brings back', async () => {
    const member = await createMember();
    await subscribeMember(member);
    const viewer = await viewerBy(member.token);
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
    // What was paid for stays theirs.
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
