import type { NoticeRecipient } from '../accounts/notice-recipient.ts';
import type { NoticeChannel } from '../db/generated/enums.ts';
import { NOTICE_CHANNELS } from './channel.ts';
import { senders } from './senders.ts';

export type UsableChannel = {
  readonly channel: NoticeChannel;
  readonly targets: readonly (string | null)[];
};

type Choices = NoticeRecipient['choices'];

/** Whether the member chose a channel for notices. Pure. */
export function isChosen(channel: NoticeChannel, choices: Choices): boolean {
  const chosen = {
    push: choices.pushNotifications,
    telegram: choices.telegram,
    email: choices.email,
  };
  return chosen[channel];
}

/** The channels that a member has chosen and set up, with their targets. */
export async function usableChannels(
  memberId: string,
  choices: Choices,
  now: Date,
): Promise<readonly UsableChannel[]> {
  const usable: UsableChannel[] = [];
  for (const channel of NOTICE_CHANNELS) {
    if (!isChosen(channel, choices)) continue;
    const targets = (await senders[channel]?.targets(memberId, now)) ?? [];
    if (targets.length > 0) usable.push({ channel, targets });
  }
  return usable;
}
