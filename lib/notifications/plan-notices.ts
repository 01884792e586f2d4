import pLimit from 'p-limit';
import {
  claimPendingInboxes,
  lockInbox,
  scheduleCheck,
  scheduleCheckIfUnchanged,
  type PendingInbox,
} from '../chat/pending-notifications.ts';
import { noticeRecipient } from '../accounts/notice-recipient.ts';
import { db, inTransaction } from '../db/client.ts';
import { noticePause } from '../identity/notice-pause.ts';
import type { DueWork } from '../queue/due-work.ts';
import { after } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { realtime } from '../realtime/port.ts';
import { RECHECK_MS } from './limits.ts';
import { channelTime, planChannel, type ChannelPlan } from './plan-channel.ts';
import { usableChannels } from './usable-channels.ts';

/** Database connections that messages and pages can spare. */
const AT_ONCE = 5;

function earliest(times: readonly (Date | null)[]): Date | null {
  const ahead = times.filter((time) => time !== null);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map(Number)));
}

/**
 * Under the inbox's lock all activity so far is counted; newer activity waits for the lock and makes the
 * inbox due again: nothing is notified twice, and nothing is missed.
 */
function planChannels(profileId: string, plans: readonly ChannelPlan[]): Promise<void> {
  return inTransaction(async (tx) => {
    await lockInbox(tx, profileId);
    const times: (Date | null)[] = [];
    for (const channelPlan of plans) times.push(await planChannel(tx, channelPlan));
    return scheduleCheck(tx, profileId, earliest(times));
  });
}

/** Checks without the lock first: writers to an inbox with nothing to report do not wait. */
async function plan(inbox: PendingInbox, now: Date): Promise<void> {
  const { profileId, memberId } = inbox;
  if (await realtime().hasVisibleTab(memberId)) {
    return scheduleCheckIfUnchanged(db(), inbox, after(now, RECHECK_MS));
  }
  const recipient = await noticeRecipient(db(), memberId);
  const pause = recipient && noticePause(recipient.pause, now);
  // Ending the pause before its time requests the next check itself.
  if (pause) return scheduleCheckIfUnchanged(db(), inbox, pause.until);
  const channels = recipient ? await usableChannels(memberId, recipient.choices, now) : [];
  const plans = recipient ? channels.map((one) => ({ ...one, memberId, recipient, now })) : [];
  const times: (Date | null)[] = [];
  for (const channelPlan of plans) times.push(await channelTime(db(), channelPlan));
  if (times.some((time) => time !== null && time <= now)) return planChannels(profileId, plans);
  return scheduleCheckIfUnchanged(db(), inbox, earliest(times));
}

async function planOne(inbox: PendingInbox, now: Date): Promise<void> {
  try {
    await plan(inbox, now);
  } catch (error) {
    log().error({ err: error, memberId: inbox.memberId }, 'notice planning failed');
  }
}

/**
 * Due work, run by the jobs: decides which channels notify a member of pending activity, and when to check
 * again what may not be reported yet.
 */
export async function planNotices(now: Date, limit: number): Promise<number> {
  const inboxes = await claimPendingInboxes(now, limit);
  await pLimit(AT_ONCE).map(inboxes, (inbox) => planOne(inbox, now));
  return inboxes.length;
}

export const planNoticesWork: DueWork = { name: 'plan-notices', run: planNotices };
