// [core §1 Photos and texts are moderated]
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { approvePhoto, rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { mailsTo } from '../accounts/mails.ts';
import { formWith, photograph, upload } from '../media/form.ts';
import { APPEAL_MS } from '#lib/media/limits.ts';

const actor = 'test';

async function sent(member: CreatedMember): Promise<string> {
  const { body } = await upload(member, formWith(await photograph()));
  return body.data.id;
}

test('mails the reason and the appeal deadline to the owner of a refused photo', async () => {
  const member = await createMember();
  const photoId = await sent(member);
  const now = clock.now();
  await approvePhoto({ photoId, actor, now });
  expect(await mailsTo(member.email, 'photo_refused')).toBe(0);
  await rejectPhoto({ photoId, reason: 'advertising', actor, now });
  const { data } = await db().mailMessage.findFirstOrThrow({
    where: { toAddress: member.email, template: 'photo_refused' },
  });
  expect(data).toEqual({
    reason: 'advertising',
    link: 'http://dolcevita.localhost:3000/profile',
    until: after(now, APPEAL_MS).toISOString(),
  });
  await expect(rejectPhoto({ photoId, reason: 'advertising', actor, now })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await mailsTo(member.email, 'photo_refused')).toBe(1);
});

test.each([
  ['switched mail off', { notifyEmail: false }],
  ['has a bouncing address', { emailScore: 0 }],
  ['has not confirmed the address', { emailConfirmedAt: null }],
])('sends no mail to a member who %s', async (_, changes) => {
  const member = await createMember();
  const photoId = await sent(member);
  await db().user.update({ where: { id: member.memberId }, data: changes });
  await rejectPhoto({ photoId, reason: 'violence', actor, now: clock.now() });
  expect(await mailsTo(member.email, 'photo_refused')).toBe(0);
});
