import { noticeRecipient, type NoticeRecipient } from '../../accounts/notice-recipient.ts';
import { CALL_RINGING_MS } from '../../calls/limits.ts';
import { callToNotify, type CallToNotify } from '../../chat/call-to-notify.ts';
import { db } from '../../db/client.ts';
import { noticePause } from '../../identity/notice-pause.ts';
import { log } from '../../kernel/log.ts';
import { isNight } from '../../kernel/quiet-hours.ts';
import { claimDue, forEachLeased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { realtime } from '../../realtime/port.ts';
import { NOTICE_RETRY_DELAYS_MS, NOTICES_AT_ONCE } from '../limits.ts';
import { senders } from '../senders.ts';
import { isChosen } from '../usable-channels.ts';
import { callMessage, type CallStage } from './call-message.ts';
import {
  CALL_NOTICES,
  closeCallNotice,
  noteRinging,
  postponeCallNotice,
  restUntilEnd,
  type ClaimedCallNotice,
} from './due-call-notices.ts';
import { pushCall } from './push-call.ts';

function stageOf({ state, endReason }: CallToNotify): CallStage {
  if (state === 'ringing') return 'ringing';
  return endReason === 'canceled' || endReason === 'no_answer' ? 'missed' : 'over';
}

/** No push begins at night, during a pause, without the member's choice, or while they have the site in view. */
async function mayBegin(
  memberId: string,
  { brand, choices, pause }: NoticeRecipient,
  now: Date,
): Promise<boolean> {
  if (!isChosen('push', choices) || noticePause(pause, now)) return false;
  return !isNight(now, brand.timezone) && !(await realtime().hasVisibleTab(memberId));
}

async function prepare(call: CallToNotify, { rangAt }: ClaimedCallNotice, now: Date) {
  const { memberId } = call;
  const stage = stageOf(call);
  // What no device shows needs no replacement.
  if (memberId === null || (stage === 'over' && rangAt === null)) return null;
  const recipient = await noticeRecipient(db(), memberId);
  if (!recipient || (rangAt === null && !(await mayBegin(memberId, recipient, now)))) return null;
  const targets = (await senders.push?.targets(memberId, now)) ?? [];
  if (targets.length === 0) return null;
  const { brand, locale } = recipient;
  return { memberId, stage, targets, brand, locale };
}

async function sendOne(claimed: ClaimedCallNotice, now: Date): Promise<void> {
  const { leaseKey: id, attempts, rangAt } = claimed;
  const call = await callToNotify(id);
  const prepared = call && (await prepare(call, claimed, now));
  if (!prepared) return closeCallNotice(claimed);
  const { memberId, stage, targets, brand, locale } = prepared;
  const remainingMs = call.startedAt.getTime() + CALL_RINGING_MS - now.getTime();
  if (stage === 'ringing') {
    // Its end is being stored.
    if (remainingMs <= 0) return restUntilEnd(claimed);
    if (!(await noteRinging(claimed, now))) return;
  }
  // A replacement makes no second sound.
  const silent = stage === 'over' || (stage === 'missed' && rangAt !== null);
  const message = callMessage({ id, stage, remainingMs, silent, brand, locale });
  const again = await pushCall({ memberId, targets, message }, now);
  const delay = NOTICE_RETRY_DELAYS_MS[attempts - 1];
  const ms = again === null || delay === undefined ? null : Math.max(again, delay);
  if (stage === 'ringing') {
    if (ms === null || ms >= remainingMs) return restUntilEnd(claimed);
  } else if (ms === null) return closeCallNotice(claimed);
  return postponeCallNotice(claimed, now, ms);
}

/**
 * Due work: pushes to the devices of a called member that it rings, and what it became. A duplicate replaces the first,
 * so what was interrupted is sent again.
 */
export async function sendCallNotices(now: Date, limit: number): Promise<number> {
  const claimed = await claimDue<ClaimedCallNotice>(CALL_NOTICES, now, limit);
  const send = async (one: ClaimedCallNotice): Promise<void> => {
    try {
      await sendOne(one, now);
    } catch (error) {
      log().warn({ err: error, callId: one.leaseKey }, 'call notice failed');
      if (one.attempts > NOTICE_RETRY_DELAYS_MS.length) await closeCallNotice(one);
    }
  };
  await forEachLeased(CALL_NOTICES, claimed, send, NOTICES_AT_ONCE);
  return claimed.length;
}

export const sendCallNoticesWork: DueWork = { name: 'send-call-notices', run: sendCallNotices };
