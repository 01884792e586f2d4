import { db } from '../../db/client.ts';
import { after, SECOND } from '../../kernel/clock.ts';
import type { DueRows, Leased } from '../../queue/claim-due.ts';

export const CALL_NOTICES: DueRows = {
  name: 'claim-call-notices',
  table: 'call_notices',
  key: 'call_id',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  // Longer than a push service may take; short enough for a second attempt while the call still rings.
  leaseMs: 20 * SECOND,
  attempts: 'attempts',
  returning: 't.attempts, t.rang_at as "rangAt"',
};

export type ClaimedCallNotice = Leased & {
  readonly attempts: number;
  readonly rangAt: Date | null;
};

// What the call became meanwhile has moved the due time: these then change nothing, and the row is claimed again.
const held = ({ leaseKey: callId, leasedUntil: dueAt }: Leased) => ({ callId, dueAt });

/** Stores that a device may show the call from now on, before anything is sent. */
export async function noteRinging(claimed: Leased, now: Date): Promise<boolean> {
  const { count } = await db().callNotice.updateMany({
    where: held(claimed),
    data: { rangAt: now },
  });
  return count === 1;
}

/** Nothing is due until the call ends. */
export async function restUntilEnd(claimed: Leased): Promise<void> {
  await db().callNotice.updateMany({ where: held(claimed), data: { dueAt: null } });
}

export async function postponeCallNotice(claimed: Leased, now: Date, ms: number): Promise<void> {
  await db().callNotice.updateMany({
    where: held(claimed),
    data: { dueAt: after(now, ms) },
  });
}

export async function closeCallNotice(claimed: Leased): Promise<void> {
  await db().callNotice.deleteMany({ where: held(claimed) });
}
