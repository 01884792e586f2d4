import { afterEach, beforeEach } from '@jest/globals';
import { DateTime } from 'luxon';
import { db } from '#lib/db/client.ts';
import type { NoticeChannel } from '#lib/db/generated/enums.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import type { Channel, Delivery, DueNotice, NoticeContent } from '#lib/notifications/channel.ts';
import { planNotices } from '#lib/notifications/plan-notices.ts';
import { sendNotices } from '#lib/notifications/send-notices.ts';
import { senders } from '#lib/notifications/senders.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { change } from '../chat/chat-helpers.ts';

export type SentNotice = { readonly notice: DueNotice; readonly content: NoticeContent };

const real = { ...senders };

beforeEach(() => {
  const noon = DateTime.now().setZone('Europe/Rome').plus({ days: 1 }).set({ hour: 12, minute: 0 });
  clock.setOffset(noon.toMillis() - Date.now());
});
afterEach(() => {
  Object.assign(senders, { push: real.push, telegram: real.telegram });
  clock.setOffset(0);
});

export function advance(ms: number): void {
  clock.setOffset(clock.offset() + ms);
}

type ChannelStub = Partial<Channel> & { readonly answer?: () => Delivery | Promise<Delivery> };

/** Replaces a channel during this test with a stub that every member has set up, and records what it sends. */
export function standIn(
  channel: NoticeChannel,
  { answer = () => 'sent', ...rest }: ChannelStub = {},
) {
  const sent: SentNotice[] = [];
  const stub: Channel = {
    targets: () => Promise.resolve([null]),
    repeatable: true,
    send: async (notice, content) => {
      const delivery = await answer();
      if (delivery === 'sent') sent.push({ notice, content });
      return delivery;
    },
    ...rest,
  };
  Object.assign(senders, { [channel]: stub });
  return {
    to: ({ memberId }: CreatedMember) =>
      sent.filter(({ notice }) => notice.memberId === memberId).map(({ content }) => content.body),
    content: ({ memberId }: CreatedMember) =>
      sent.filter(({ notice }) => notice.memberId === memberId).map(({ content }) => content),
  };
}

/** Switches on exactly these notification channels of the member. */
export async function wants(
  member: CreatedMember,
  ...channels: readonly NoticeChannel[]
): Promise<void> {
  await change(member, {
    notifyPush: channels.includes('push'),
    notifyTelegram: channels.includes('telegram'),
    notifyEmail: channels.includes('email'),
  });
}

export async function plan(): Promise<void> {
  while ((await planNotices(clock.now(), 50)) > 0);
}

export async function send(): Promise<void> {
  while ((await sendNotices(clock.now(), 50)) > 0);
}

/** Advances the clock by `ms` (30 s by default), then plans and sends as the jobs do. */
export async function later(ms = MINUTE / 2): Promise<void> {
  advance(ms);
  await plan();
  await send();
}

export function noticesTo({ memberId }: CreatedMember) {
  return db().notice.findMany({ where: { memberId }, orderBy: { createdAt: 'asc' } });
}

export async function notifyAt({ profileId }: CreatedMember): Promise<Date | null> {
  return (await db().inbox.findUniqueOrThrow({ where: { profileId } })).notifyAt;
}
