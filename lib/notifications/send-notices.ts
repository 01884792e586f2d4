import { noticeRecipient, type NoticeRecipient } from '../accounts/notice-recipient.ts';
import { db } from '../db/client.ts';
import { forEachLeased } from '../queue/claim-due.ts';
import { noticePause } from '../identity/notice-pause.ts';
import type { DueWork } from '../queue/due-work.ts';
import { after } from '../kernel/clock.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { recordKpi } from '../tracking/record-kpi.ts';
import type { Channel, Delivery, DueNotice } from './channel.ts';
import {
  claimNotices,
  CUT_OFF,
  DUE_NOTICES,
  finishNotice,
  noteCounts,
  postponeNotice,
  withholdNotice,
  type ClaimedNotice,
} from './due-notices.ts';
import { NOTICE_RETRY_DELAYS_MS, NOTICES_AT_ONCE } from './limits.ts';
import { pendingActivity } from './pending-activity.ts';
import { senders } from './senders.ts';
import { isChosen } from './usable-channels.ts';
import { composeNotice } from './notice-content.ts';

type Prepared = { readonly notice: DueNotice; readonly send: () => Promise<Delivery> };

/**
 * Counts again what is still unread; sends nothing about activity that was read, withdrawn or blocked
 * meanwhile, nor by a channel that the member has switched off.
 */
async function prepare(
  claimed: ClaimedNotice,
  recipient: NoticeRecipient,
  by: Channel,
  now: Date,
): Promise<Prepared | null> {
  const { id, memberId, channel, targetId, since } = claimed;
  if (!isChosen(channel, recipient.choices)) return null;
  const { brand, locale, email, profileId } = recipient;
  const pending = await pendingActivity(db(), profileId, since);
  if (!pending) return null;
  const { firstAt: _, newestAt, ...counts } = pending;
  await noteCounts(claimed, counts, newestAt);
  const notice = { id, memberId, brandId: brand.id, targetId, locale, email, counts };
  const occasion = {
    counts,
    brandName: brand.name,
    brandId: brand.id,
    locale,
    zone: brand.timezone,
    now,
  };
  return { notice, send: () => by.send(notice, composeNotice(occasion), now) };
}

async function settle(
  claimed: ClaimedNotice,
  { notice }: Prepared,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  const { memberId, channel, attempts } = claimed;
  if (typeof delivery === 'object') {
    const isLast = attempts > NOTICE_RETRY_DELAYS_MS.length;
    if (isLast) await finishNotice(claimed, 'failed', now, 'put off too often');
    else await postponeNotice(claimed, after(now, delivery.again), 'put off');
    return;
  }
  const finished = await finishNotice(claimed, delivery === 'gone' ? 'dropped' : delivery, now);
  if (delivery !== 'sent' || !finished) return;
  const { brandId } = notice;
  await recordKpi({ brandId, memberId, name: 'notice_sent', value: channel, now });
}

/** Errors by code only: their messages may quote an address, an endpoint or a chat. */
function faultOf(error: unknown): string {
  if (isAppError(error)) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

async function giveUpOrWait(
  claimed: ClaimedNotice,
  mayRepeat: boolean,
  error: unknown,
  now: Date,
): Promise<void> {
  const { id, channel, attempts } = claimed;
  const fault = faultOf(error);
  log().warn({ noticeId: id, channel, fault }, 'notice send failed');
  const wait = mayRepeat ? NOTICE_RETRY_DELAYS_MS[attempts - 1] : undefined;
  await (wait === undefined
    ? finishNotice(claimed, 'failed', now, fault)
    : postponeNotice(claimed, after(now, wait), fault));
}

async function sendOne(claimed: ClaimedNotice, now: Date): Promise<void> {
  const { channel, wasCutOff } = claimed;
  const by = senders[channel];
  if (!by) return void (await finishNotice(claimed, 'failed', now, 'unknown channel'));
  // It is unknown whether it arrived, and this channel would show it twice.
  if (wasCutOff && !by.repeatable) {
    return void (await finishNotice(claimed, 'failed', now, CUT_OFF));
  }
  let hasLeft = false;
  try {
    const recipient = await noticeRecipient(db(), claimed.memberId);
    if (recipient && noticePause(recipient.pause, now)) {
      await withholdNotice(claimed);
      return;
    }
    const prepared = recipient && (await prepare(claimed, recipient, by, now));
    if (prepared) {
      hasLeft = true;
      await settle(claimed, prepared, await prepared.send(), now);
    } else {
      await finishNotice(claimed, 'dropped', now);
    }
  } catch (error) {
    await giveUpOrWait(claimed, !hasLeft || by.repeatable, error, now);
  }
}

/** Due work, run by the jobs: sends planned notices, each by one instance only. */
export async function sendNotices(now: Date, limit: number): Promise<number> {
  const claimed = await claimNotices(now, limit);
  const send = (notice: ClaimedNotice) => sendOne(notice, now);
  await forEachLeased(DUE_NOTICES, claimed, send, NOTICES_AT_ONCE);
  return claimed.length;
}

export const sendNoticesWork: DueWork = { name: 'send-notices', run: sendNotices };
