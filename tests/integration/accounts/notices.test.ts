// [core §3 Notification preferences] [core §7 POST /api/users/changeNotificationPreferences]
// [core §7 POST /api/users/pushToken] [core §8 push_token_refused]
import { afterEach, describe, expect, test } from '@jest/globals';
import { changeNotifications } from '#lib/accounts/notices/change-notifications.ts';
import { liveDevices, pushDevice } from '#lib/accounts/push-devices.ts';
import { registerPush, removePush } from '#lib/accounts/notices/push-registration.ts';
import { endSession } from '#lib/accounts/session/end-session.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { pushToken } from '#tests/factories/push.ts';
import { own } from './ownership-setup.ts';

afterEach(() => {
  clock.setOffset(0);
});

describe('notification settings', () => {
  test('have mail on at first if the address is deliverable, and then as chosen', async () => {
    const [reachable, bounced] = [await createMember(), await createMember()];
    await db().user.update({ where: { id: bounced.memberId }, data: { emailScore: 0 } });
    expect((await own(reachable)).notifications.email).toBe(true);
    expect((await own(bounced)).notifications.email).toBe(false);
    const viewer = await viewerOfToken(reachable.token);
    expect(
      await changeNotifications(viewer, viewer.publicId, { pushNotifications: true }, clock.now()),
    ).toEqual({
      email: true,
      telegram: false,
      pushNotifications: true,
    });
    await changeNotifications(viewer, undefined, { email: false, telegram: true }, clock.now());
    expect((await own(reachable)).notifications).toEqual({
      email: false,
      telegram: true,
      pushNotifications: true,
    });
    const rejected = expect(
      changeNotifications(viewer, bounced.publicId, { email: true }, clock.now()),
    );
    await rejected.rejects.toMatchObject({ code: 'not_found' });
  });

  test('register a browser once, for its current member', async () => {
    const [one, two] = [await createMember(), await createMember()];
    const register = async (member: CreatedMember, token: string) =>
      registerPush({
        member: await viewerOfToken(member.token),
        named: member.publicId,
        token,
        now: clock.now(),
      });
    const device = pushToken('device');
    await Promise.all([register(one, device), register(one, device)]);
    expect(await liveDevices(one.memberId, clock.now())).toHaveLength(1);
    expect((await own(one)).notifications.pushNotifications).toBe(true);
    await register(two, device);
    expect(await liveDevices(one.memberId, clock.now())).toEqual([]);
    for (let more = 0; more < 12; more += 1) await register(two, pushToken(`device${more}`));
    expect(await liveDevices(two.memberId, clock.now())).toHaveLength(10);
    await removePush(await viewerOfToken(two.token), two.publicId, pushToken('device11'));
    expect(await liveDevices(two.memberId, clock.now())).toHaveLength(9);
    const foreign = removePush(await viewerOfToken(two.token), one.publicId, device);
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });

  test('keep the browser at a renewal without switching push on again', async () => {
    const member = await createMember();
    const viewer = await viewerOfToken(member.token);
    const token = pushToken('again');
    const renewal = { member: viewer, named: undefined, token, renewed: true, now: clock.now() };
    await registerPush(renewal);
    expect(await liveDevices(member.memberId, clock.now())).toHaveLength(1);
    expect((await own(member)).notifications.pushNotifications).toBe(false);
  });

  test('send nothing to a browser whose session has ended', async () => {
    const member = await createMember();
    const viewer = await viewerOfToken(member.token);
    await registerPush({ member: viewer, named: '', token: pushToken('mine'), now: clock.now() });
    const [id = ''] = await liveDevices(member.memberId, clock.now());
    expect(await pushDevice(id, member.memberId, after(clock.now(), 15 * DAY))).toBeNull();
    await endSession(db(), member.sessionId, clock.now());
    expect(await liveDevices(member.memberId, clock.now())).toEqual([]);
    expect(await pushDevice(id, member.memberId, clock.now())).toBeNull();
  });

  test.each([
    ['no subscription', 'device'],
    ['plain http', pushToken('x', { endpoint: 'http://updates.push.services.mozilla.com/x' })],
    ['an unknown host', pushToken('x', { endpoint: 'https://evil.example/x' })],
    ['a look-alike host', pushToken('x', { endpoint: 'https://fcm.googleapis.com.evil.example/' })],
    ['another port', pushToken('x', { endpoint: 'https://fcm.googleapis.com:8443/x' })],
    ['a name and password', pushToken('x', { endpoint: 'https://a:b@fcm.googleapis.com/x' })],
    ['an address inside', pushToken('x', { endpoint: 'https://10.0.0.1/x' })],
    [
      'a key off the curve',
      pushToken('x', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    ],
    ['no keys', pushToken('x', { keys: {} })],
  ])('refuse %s without storing anything', async (_, token) => {
    const member = await createMember();
    const viewer = await viewerOfToken(member.token);
    const refused = registerPush({ member: viewer, named: undefined, token, now: clock.now() });
    await expect(refused).rejects.toMatchObject({ code: 'push_token_refused' });
    expect((await own(member)).notifications.pushNotifications).toBe(false);
  });
});
