import { db } from '../db/client.ts';
import type { CallEnd, CallState } from '../db/generated/enums.ts';

/** What the devices of a called member are notified of. */
export type CallToNotify = {
  readonly state: CallState;
  readonly endReason: CallEnd | null;
  readonly startedAt: Date;
  /** Null: the account is gone. */
  readonly memberId: string | null;
};

export async function callToNotify(id: string): Promise<CallToNotify | null> {
  const call = await db().call.findUnique({
    where: { id },
    select: {
      state: true,
      endReason: true,
      startedAt: true,
      callee: { select: { memberId: true } },
    },
  });
  if (call === null) return null;
  const { callee, ...facts } = call;
  return { ...facts, memberId: callee.memberId };
}
