import { afterEach, describe, expect, test } from '@jest/globals';
import { changeNotifications } from '#lib/accounts/ownership/change-notifications.ts';
import { registerPush } from '#lib/accounts/ownership/register-push.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { own } from './ownership-setup.ts';

afterEach(() => {
  clock.setOffset(0);
});

describe('notices', () => {
  test('mail is on from the beginning where it arrives, and then as chosen', async () => {
    const [reachable, bounced] = [await createMember(), await createMember()];
    await db().user.update({ where: { id: bounced.memberId }, data: { emailScore: 0 } });
    expect((await own(reachable)).notifications.email).toBe(true);
    expect((await own(bounced)).notifications.email).toBe(false);
    const viewer = await viewerOfToken(reachable.token);
    expect(
      await changeNotifications(viewer, viewer.publicId, { pushNotifications: true }, clock.now()),
    ).toEqual({
      ...{ email: true, telegram: false, pushNotifications: true },
    });
    await changeNotifications(viewer, undefined, { email: false, telegram: true }, clock.now());
    expect((await own(reachable)).notifications).toEqual({
      ...{ email: false, telegram: true, pushNotifications: true },
    });
    const rejected = expect(
      changeNotifications(viewer, bounced.publicId, { email: true }, clock.now()),
    );
    await rejected.rejects.toMatchObject({ code: 'not_found' });
  });

  test('a device is registered once, for whoever uses it now, as long as they are logged in', async () => {
    const [one, two] = [await createMember(), await createMember()];
    const register = async (member: CreatedMember, token: string) =>
      registerPush({
        ...{ member: await viewerOfToken(member.token), named: member.publicId, token },
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
