import { db } from '../db/client.ts';
import type { TicketState } from '../db/generated/enums.ts';
import { MINUTE } from '../kernel/clock.ts';
import { claimDue, type DueRows, type Leased } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { ticketDue } from './ticket-due.ts';

export const SNOOZED_TICKETS: DueRows = {
  name: 'claim-snoozed-tickets',
  table: 'tickets',
  brand: 'brand_id',
  due: 'snoozed_until',
  where: 'snoozed_until is not null',
  leaseMs: MINUTE,
  returning: 't.id, t.brand_id as "brandId", t.state',
};

type Snoozed = { readonly id: string; readonly brandId: string; readonly state: TicketState };

/** An answered ticket is with customer care again; an open one keeps the time since which its sender waits. */
async function end({ id, brandId, state, leasedUntil }: Snoozed & Leased, now: Date) {
  const reopened =
    state === 'waiting'
      ? ({ state: 'open', sinceAt: now, dueAt: await ticketDue(db(), brandId, now) } as const)
      : {};
  await db().ticket.updateMany({
    where: { id, snoozedUntil: leasedUntil, state },
    data: { snoozedUntil: null, ...reopened },
  });
}

/** Due work: puts the tickets that were set aside until now back into the list of open ones. */
export async function endSnoozes(now: Date, limit: number): Promise<number> {
  const snoozed = await claimDue<Snoozed>(SNOOZED_TICKETS, now, limit);
  for (const ticket of snoozed) await end(ticket, now);
  return snoozed.length;
}

export const endSnoozesWork: DueWork = { name: 'snoozed-tickets', run: endSnoozes };
