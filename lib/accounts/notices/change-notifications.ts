import { db } from '../../db/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { notificationChoices } from '../notification-choices.ts';
import { requireSelf } from '../../identity/require-own-name.ts';

type Choices = {
  readonly email?: boolean | undefined;
  readonly telegram?: boolean | undefined;
  readonly pushNotifications?: boolean | undefined;
};

/**
 * A member chooses the channels for notices; omitted fields are unchanged. Any call, even an empty one,
 * closes the flow's question about channels. Raises `not_found` for another member's id.
 */
export async function changeNotifications(
  member: MemberViewer,
  named: string | undefined,
  { email, telegram, pushNotifications }: Choices,
  now: Date,
) {
  requireSelf(member, named);
  const row = await db().user.update({
    where: { id: member.memberId },
    data: {
      channelsAskedAt: now,
      ...(email === undefined ? {} : { notifyEmail: email }),
      ...(telegram === undefined ? {} : { notifyTelegram: telegram }),
      ...(pushNotifications === undefined ? {} : { notifyPush: pushNotifications }),
    },
    select: { notifyEmail: true, notifyTelegram: true, notifyPush: true, emailScore: true },
  });
  return notificationChoices(row);
}
