import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after, clock, MINUTE } from '../../kernel/clock.ts';
import { isAppError } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { AddressRefused } from '../../security/outgoing.ts';
import { POSTBACK_RETRY_DELAYS_MS, POSTBACKS_AT_ONCE } from '../limits.ts';
import { postToAffiliate } from './post-to-affiliate.ts';

/** Milliseconds until the next try; undefined when there is none. Pure. */
export function waitAfter(attempts: number): number | undefined {
  return POSTBACK_RETRY_DELAYS_MS[attempts - 1];
}

export const DUE_POSTBACKS: DueRows = {
  name: 'claim-postbacks',
  table: 'postbacks',
  brand: '(select brand_id from affiliates where id = postbacks.affiliate_id)',
  due: 'due_at',
  where: `state = 'due'`,
  leaseMs: 2 * MINUTE,
  attempts: 'attempts',
  returning: 't.id',
};

type Claimed = Prisma.PostbackGetPayload<{ include: { affiliate: true } }>;

/** Null when it was stopped meanwhile. */
function read({ leaseKey: id, leasedUntil: dueAt }: Leased): Promise<Claimed | null> {
  const where = { id, dueAt, state: 'due' } as const;
  return db().postback.findFirst({ where, include: { affiliate: true } });
}

/** Changes nothing if the claim was lost to another process, or a consent change has stopped the postback. */
function settle({ id, dueAt }: Claimed, data: Prisma.PostbackUpdateManyMutationInput) {
  return db().postback.updateMany({ where: { id, state: 'due', dueAt }, data });
}

/** The part of an error that is stored: its kind, never the content of a foreign server's answer. */
function faultOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (isAppError(error)) return error.code;
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

async function postpone(postback: Claimed, fault: string, now: Date): Promise<void> {
  const wait = waitAfter(postback.attempts);
  log().warn({ postbackId: postback.id, fault, again: wait !== undefined }, 'postback send failed');
  await settle(
    postback,
    wait === undefined
      ? { state: 'dead', lastError: fault }
      : { dueAt: after(now, wait), lastError: fault },
  );
}

async function send(postback: Claimed, now: Date): Promise<void> {
  const { affiliate } = postback;
  if (!affiliate.active || affiliate.postbackUrl === null) {
    await settle(postback, { state: 'stopped', clickId: '' });
    return;
  }
  let status: number;
  try {
    status = await postToAffiliate(postback, { ...affiliate, url: affiliate.postbackUrl }, now);
  } catch (error) {
    return postpone(postback, faultOf(error), now);
  }
  failPoint('postback.answered');
  if (status < 200 || status >= 300) return postpone(postback, `status ${status}`, now);
  await settle(postback, { state: 'sent', sentAt: clock.now(), lastError: null });
}

/**
 * Due work, run by the jobs: sends postbacks to affiliates, each by one instance at a time. A postback whose
 * sending was interrupted is sent again under the same event id, by which the affiliate recognises it.
 */
export const sendPostbacksWork: DueWork = {
  name: 'postbacks',
  run: async (now, limit) => {
    const due = await claimDue(DUE_POSTBACKS, now, limit);
    const sendClaimed = async (claim: Leased) => {
      const postback = await read(claim);
      if (postback) await send(postback, now);
    };
    await forEachLeased(DUE_POSTBACKS, due, sendClaimed, POSTBACKS_AT_ONCE);
    return due.length;
  },
};
