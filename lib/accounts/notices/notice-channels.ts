import { db } from '../../db/client.ts';
import { noticePause, noticePauseColumns } from '../../identity/notice-pause.ts';
import { notificationChoices } from '../notification-choices.ts';
import { configuredChannels } from './channel-question.ts';
import { liveDevices } from '../push-devices.ts';
import { telegramChat } from '../telegram-chat.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/** The member's notification channels: chosen, linked, and available. Changes nothing. */
export async function noticeChannels({ memberId, brandId }: MemberViewer, now: Date) {
  const [row, telegramId, devices] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: memberId },
      select: {
        notifyEmail: true,
        notifyTelegram: true,
        notifyPush: true,
        emailScore: true,
        ...noticePauseColumns,
      },
    }),
    telegramChat(memberId),
    liveDevices(memberId, now),
  ]);
  return {
    ...notificationChoices(row),
    telegramId,
    devices: devices.length,
    pause: noticePause(row, now),
    ...configuredChannels(brandId),
  };
}
