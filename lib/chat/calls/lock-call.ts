import type { Prisma } from '../../db/generated/client.ts';
import type { CallState } from '../../db/generated/enums.ts';

export type LockedCall = {
  readonly id: string;
  readonly conversationId: string;
  readonly callerId: string;
  readonly calleeId: string;
  readonly state: CallState;
  readonly startedAt: Date;
  readonly answeredAt: Date | null;
  readonly dueAt: Date | null;
};

/**
 * A call with its conversation, both locked, the conversation first as by every writer. Null for an unknown one, and
 * for one that the profile, where it is given, has no side of.
 */
export async function lockCall(
  tx: Prisma.TransactionClient,
  id: string,
  profileId?: string,
): Promise<LockedCall | null> {
  const found = await tx.call.findUnique({
    where: { id },
    select: { conversationId: true, callerId: true, calleeId: true },
  });
  if (found === null) return null;
  const { conversationId, callerId, calleeId } = found;
  if (profileId !== undefined && profileId !== callerId && profileId !== calleeId) return null;
  await tx.$queryRaw`
    select 1 from conversations where id = ${conversationId}::uuid for no key update`;
  const [call] = await tx.$queryRaw<LockedCall[]>`
    select id::text, conversation_id::text as "conversationId", caller_id::text as "callerId",
           callee_id::text as "calleeId", state, started_at as "startedAt",
           answered_at as "answeredAt", due_at as "dueAt"
      from calls where id = ${id}::uuid for no key update`;
  return call ?? null;
}
