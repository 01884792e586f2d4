import { db } from '../../db/client.ts';
import type { MemberViewer } from '../viewer.ts';
import { notificationChoices } from './notification-choices.ts';
import { checkName } from './queries.ts';

type Choices = {
  readonly email?: boolean | undefined;
  readonly telegram?: boolean | undefined;
  readonly pushNotifications?: boolean | undefined;
};

/** A member says where notices may reach them; what is left out stays. Raises `not_found` for another's name. */
export async function changeNotifications(
  member: MemberViewer,
  named: string | undefined,
  { email, telegram, pushNotifications }: Choices,
) {
  checkName(member, named);
  const row = await db().user.update({
    where: { id: member.memberId },
    data: {
      ...(email === undefined ? {} : { notifyEmail: email }),
      ...(telegram === undefined ? {} : { notifyTelegram: telegram }),
      ...(pushNotifications === undefined ? {} : { notifyPush: pushNotifications }),
    },
    select: { notifyEmail: true, notifyTelegram: true, notifyPush: true, emailScore: true },
  });
  return notificationChoices(row);
}
