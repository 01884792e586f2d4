import { replaceCallNotice } from '../chat/calls/call-notice.ts';
import { hasRelay } from '../chat/calls/has-relay.ts';
import { lockCall } from '../chat/calls/lock-call.ts';
import { publishCall } from '../chat/calls/publish-call.ts';
import { callViews } from '../chat/calls/read-call.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { wakeJobs } from '../queue/wake.ts';
import { checkOwnSide } from './call-gates.ts';
import { CALL_LOST_MS } from './limits.ts';
import { relayFor } from './relay.ts';

type Accept = {
  readonly viewer: MemberViewer;
  readonly id: string;
  /** Chosen by the tab that accepts: the other tabs stop ringing. */
  readonly tab: string;
};

/** True when this accepted it, false for a repetition. */
async function accept(
  tx: Prisma.TransactionClient,
  { viewer, id, tab }: Accept,
  now: Date,
): Promise<boolean> {
  const { profileId } = viewer;
  const call = await lockCall(tx, id, profileId);
  if (call === null || call.calleeId !== profileId) return fail('not_found');
  const key = { callId_profileId: { callId: id, profileId } };
  if (call.state === 'active') {
    const own = await tx.callSide.findUniqueOrThrow({ where: key });
    return own.tab === tab ? false : fail('call_over');
  }
  if (call.state !== 'ringing' || call.dueAt === null || call.dueAt <= now) fail('call_over');
  const { verifiedOnly } = await tx.profile.findUniqueOrThrow({
    where: { id: call.callerId },
    select: { verifiedOnly: true },
  });
  await checkOwnSide(viewer, verifiedOnly);
  const answeredAt = now < call.startedAt ? call.startedAt : now;
  await tx.call.update({
    where: { id },
    data: { state: 'active', answeredAt, dueAt: after(now, CALL_LOST_MS) },
  });
  await tx.callSide.update({ where: key, data: { tab, seenAt: now } });
  await replaceCallNotice(tx, [id], now);
  return true;
}

/**
 * The called member accepts in one of their tabs. Repeated by the same tab it changes nothing. Raises `not_found` for a
 * call that does not ring here, `call_over` where it has ended or another tab has accepted, and the own gates of
 * `startCall`.
 */
export async function acceptCall(given: Accept, now: Date) {
  if (!hasRelay()) fail('calls_unavailable');
  const { id } = given;
  if (await inTransaction((tx) => accept(tx, given, now))) {
    wakeJobs();
    wakeJobs(after(now, CALL_LOST_MS).getTime());
    await publishCall(id);
  }
  const callee = (await callViews(id))[1];
  if (callee === undefined) return fail('call_over');
  return { call: callee.view, relay: relayFor(id, 'callee', now) };
}
