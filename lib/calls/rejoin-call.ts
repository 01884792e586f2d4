import { hasRelay } from '../chat/calls/has-relay.ts';
import { lockCall } from '../chat/calls/lock-call.ts';
import { publishCall } from '../chat/calls/publish-call.ts';
import { callViews } from '../chat/calls/read-call.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { CALL_MAX_MS } from './limits.ts';
import { relayFor } from './relay.ts';
import { goneAt } from './side-presence.ts';

type Rejoin = {
  readonly viewer: MemberViewer;
  readonly id: string;
  /** The tab as its page before called itself: only the one that held the side comes back. */
  readonly before: string;
  readonly tab: string;
};

/** True when this rejoined it, false for a repetition. */
async function rejoin(
  tx: Prisma.TransactionClient,
  { viewer, id, before, tab }: Rejoin,
  now: Date,
): Promise<boolean> {
  const { profileId } = viewer;
  const call = await lockCall(tx, id, profileId);
  if (call === null) return fail('not_found');
  if (call.dueAt === null) return fail('call_over');
  const key = { callId_profileId: { callId: id, profileId } };
  const own = await tx.callSide.findUniqueOrThrow({ where: key });
  if (own.tab === tab) return false;
  if (own.tab !== before || goneAt(own) <= now) fail('call_over');
  if (call.answeredAt !== null && after(call.answeredAt, CALL_MAX_MS) <= now) fail('call_over');
  await tx.call.update({ where: { id }, data: { round: { increment: 1 } } });
  await tx.callSide.update({ where: key, data: { tab, seenAt: now, leftAt: null } });
  return true;
}

/**
 * A reloaded page takes its side of a call over from the page before, and both sides make a new connection. The consent to the
 * picture stays as it is. Repeated by the same tab it changes nothing. Raises `not_found` for another member's call,
 * `call_over` for one that has ended, is held by another tab or was left for too long.
 */
export async function rejoinCall(given: Rejoin, now: Date) {
  if (!hasRelay()) fail('calls_unavailable');
  const { id, viewer } = given;
  if (await inTransaction((tx) => rejoin(tx, given, now))) await publishCall(id);
  const own = (await callViews(id)).find(({ profileId }) => profileId === viewer.profileId);
  if (own === undefined) return fail('call_over');
  return { call: own.view, relay: relayFor(id, own.view.role, now) };
}
