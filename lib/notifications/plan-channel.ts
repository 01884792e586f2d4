import type { NoticeRecipient } from '../accounts/notice-recipient.ts';
import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { NoticeChannel } from '../db/generated/enums.ts';
import { after } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { noticeTime, type PendingActivity } from './decide-notices.ts';
import { LOOKBACK_MS } from './limits.ts';
import { pendingActivity } from './pending-activity.ts';
import { localDay } from '../kernel/quiet-hours.ts';

type Tx = Prisma.TransactionClient;

/** One channel that may notify a member. */
export type ChannelPlan = {
  readonly memberId: string;
  readonly recipient: NoticeRecipient;
  readonly channel: NoticeChannel;
  readonly targets: readonly (string | null)[];
  readonly now: Date;
};

/** One row per target. The new notice replaces an older pending one and covers its activity. */
async function writeNotices(
  tx: Tx,
  plan: ChannelPlan,
  pending: PendingActivity,
  notified: Date,
): Promise<void> {
  const { memberId, recipient, channel, targets, now } = plan;
  const replaced = await tx.notice.updateManyAndReturn({
    where: { memberId, channel, state: 'due' },
    data: { state: 'dropped' },
    select: { since: true },
  });
  const since = new Date(
    Math.min(Number(notified), ...replaced.map(({ since: at }) => Number(at))),
  );
  const { messages, hosted, likes, visits, matches, found, newestAt } = pending;
  await tx.notice.createMany({
    data: targets.map((targetId) => ({
      id: newId(now.getTime()),
      memberId,
      brandId: recipient.brand.id,
      channel,
      targetId,
      cause: newestAt.toISOString(),
      since,
      dueAt: now,
      createdAt: now,
      messages,
      hosted,
      likes,
      visits,
      matches,
      found,
    })),
    skipDuplicates: true,
  });
}

/** Since when activity counts. Of the time before the end of a pause only the last days do, however long it was. */
function countedSince(
  mark: { readonly notifiedAt: Date } | null,
  { pause }: NoticeRecipient,
  now: Date,
): Date {
  const since = mark?.notifiedAt ?? after(now, -LOOKBACK_MS);
  const end = pause.noticesResumeAt;
  const earliest = end === null ? since : after(end, -LOOKBACK_MS);
  return earliest > since ? earliest : since;
}

/** What a channel has to report and when it may; `at` is null when there is nothing to report. */
async function consider(tx: Db, { memberId, recipient, channel, now }: ChannelPlan) {
  const mark = await tx.noticeMark.findUnique({
    where: { memberId_channel: { memberId, channel } },
  });
  const since = countedSince(mark, recipient, now);
  const pending = await pendingActivity(tx, recipient.profileId, since);
  const { lastActivityAt, brand } = recipient;
  const occasion = { channel, mark, zone: brand.timezone, lastActivityAt, now };
  return { mark, since, pending, at: pending && noticeTime({ ...occasion, pending }) };
}

/** When a channel may notify of pending activity; null when there is none. Changes nothing. */
export async function channelTime(tx: Db, plan: ChannelPlan): Promise<Date | null> {
  return (await consider(tx, plan)).at;
}

/**
 * Under the inbox's lock: writes the notices of one channel if it may notify now, and records what they
 * cover. Returns when it may, if not now; null when there is nothing to report.
 */
export async function planChannel(tx: Tx, plan: ChannelPlan): Promise<Date | null> {
  const { memberId, recipient, channel, now } = plan;
  const { mark, since, pending, at } = await consider(tx, plan);
  if (!pending || at === null || at > now) return at;
  await writeNotices(tx, plan, pending, since);
  const day = localDay(now, recipient.brand.timezone);
  const isToday = mark?.day.getTime() === day.getTime();
  const notified = { notifiedAt: pending.newestAt, lastSentAt: now, day };
  const sentToday = isToday ? mark.sentToday + 1 : 1;
  await tx.noticeMark.upsert({
    where: { memberId_channel: { memberId, channel } },
    create: { memberId, channel, ...notified, sentToday },
    update: { ...notified, sentToday },
  });
  return null;
}
