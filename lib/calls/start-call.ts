import { planCallNotice } from '../chat/calls/call-notice.ts';
import { hasRelay } from '../chat/calls/has-relay.ts';
import { callViews } from '../chat/calls/read-call.ts';
import { publishCall } from '../chat/calls/publish-call.ts';
import { findPeer } from '../chat/find-peer.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { wakeJobs } from '../queue/wake.ts';
import { lockCallable } from './call-gates.ts';
import { CALL_RINGING_MS, UNANSWERED_MAX, UNANSWERED_MS } from './limits.ts';
import { relayFor } from './relay.ts';

type Start = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  /** Chosen by the tab that calls. */
  readonly tab: string;
};

type Ringing = { readonly id: string; readonly fresh: boolean };

/** The open call of the conversation, if this tab began it: a repeated request. */
async function repeated(
  tx: Prisma.TransactionClient,
  { viewer, tab }: Start,
  conversationId: string,
): Promise<Ringing | null> {
  const open = await tx.call.findFirst({
    where: { conversationId, dueAt: { not: null } },
    select: { id: true, callerId: true, sides: { where: { profileId: viewer.profileId } } },
  });
  if (open === null) return null;
  const isOwn = open.callerId === viewer.profileId && open.sides[0]?.tab === tab;
  return isOwn ? { id: open.id, fresh: false } : fail('call_running');
}

async function checkUnanswered(
  tx: Prisma.TransactionClient,
  callerId: string,
  calleeId: string,
  now: Date,
): Promise<void> {
  const unanswered = await tx.call.count({
    where: {
      callerId,
      calleeId,
      answeredAt: null,
      startedAt: { gt: after(now, -UNANSWERED_MS) },
    },
  });
  if (unanswered >= UNANSWERED_MAX)
    fail('too_many_requests', { retryAfter: Math.ceil(UNANSWERED_MS / 1_000) });
}

async function ring(
  tx: Prisma.TransactionClient,
  start: Start,
  peerId: string,
  now: Date,
): Promise<Ringing> {
  const { viewer, tab } = start;
  const { profileId: callerId, brandId } = viewer;
  const conversationId = await lockCallable(tx, viewer, peerId);
  const before = await repeated(tx, start, conversationId);
  if (before !== null) return before;
  await checkUnanswered(tx, callerId, peerId, now);
  const id = newId(now.getTime());
  const dueAt = after(now, CALL_RINGING_MS);
  await tx.call.create({
    data: { id, brandId, conversationId, callerId, calleeId: peerId, startedAt: now, dueAt },
  });
  // In one order for all calls; an insert waits for another one of the same profile.
  const free = await tx.$queryRaw<{ profileId: string }[]>`
    insert into call_sides (call_id, profile_id, tab, seen_at)
    select ${id}::uuid, side.profile, side.tab, ${now}
      from (values (${callerId}::uuid, ${tab}::uuid), (${peerId}::uuid, null)) as side(profile, tab)
     order by side.profile
        on conflict (profile_id) where live do nothing
    returning profile_id::text as "profileId"`;
  const isFree = (profileId: string): boolean => free.some((one) => one.profileId === profileId);
  if (!isFree(callerId)) fail('call_running');
  if (!isFree(peerId)) fail('callee_unreachable');
  await planCallNotice(tx, { id, brandId }, now);
  return { id, fresh: true };
}

/**
 * A member calls another one with whom they match: every tab and device of theirs rings. Costs nothing, and shows nothing
 * of whether the other side is online. Repeated by the same tab it returns the same call. Raises `calls_unavailable` without a
 * relay, `call_needs_match`, also for hosted profiles, `peer_unavailable`, `conversation_blocked`, `account_disabled`,
 * `email_unconfirmed`, `card_check_required`, `call_running` where the member is in a call, `callee_unreachable` where the
 * other side is, `too_many_requests` after several calls that were not answered.
 */
export async function startCall(start: Start, now: Date) {
  if (!hasRelay()) fail('calls_unavailable');
  const { viewer, angelId } = start;
  const peer = await findPeer(angelId);
  if (peer === null || peer.profileId === viewer.profileId) return fail('peer_unavailable');
  if (peer.kind !== 'member') return fail('call_needs_match');
  const { id, fresh } = await inTransaction((tx) => ring(tx, start, peer.profileId, now));
  if (fresh) {
    wakeJobs();
    wakeJobs(after(now, CALL_RINGING_MS).getTime());
    await publishCall(id);
  }
  const [caller] = await callViews(id);
  if (caller === undefined) return fail('call_over');
  return { call: caller.view, relay: relayFor(id, 'caller', now) };
}
