import { audit } from '../audit/audit.ts';
import { inTransaction } from '../db/client.ts';
import { after } from '../kernel/clock.ts';
import { fail, failField } from '../kernel/errors.ts';
import { wakeJobs } from '../queue/wake.ts';
import { holdTicket, requireUnclaimed } from './claim-ticket.ts';
import { SNOOZE_MAX_MS } from './limits.ts';

type Snooze = {
  readonly reference: string;
  readonly operatorId: string;
  /** Null ends the snooze now. */
  readonly until: Date | null;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: sets a ticket aside until a time, at which it is open again; a message of its sender, a reply or
 * closing it ends that earlier. Raises `not_found`; `input_invalid` for a time that is past or too far; `conflict`
 * when the ticket is closed, was erased or is claimed by another operator.
 */
export async function snoozeTicket(snooze: Snooze): Promise<void> {
  const { reference, operatorId, until, purpose, now } = snooze;
  if (until !== null && (until <= now || until > after(now, SNOOZE_MAX_MS)))
    failField('until', 'input_invalid');
  await inTransaction(async (tx) => {
    const ticket = await holdTicket(tx, reference);
    const { id, brandId, email, state, snoozedUntil } = ticket;
    if (email === '') fail('conflict', { state: 'erased' });
    if (state === 'closed') fail('conflict', { state });
    requireUnclaimed(ticket, operatorId, now);
    if (until === null && snoozedUntil === null) return;
    const data = { snoozedUntil: until, claimedBy: null, claimedUntil: null };
    await tx.ticket.update({ where: { id }, data });
    const action = until === null ? 'ticket.unsnooze' : 'ticket.snooze';
    const entry = { actor: `operator:${operatorId}`, action, subject: reference };
    const details = { until: until?.toISOString() ?? '' };
    await audit(tx, { ...entry, data: details, brandId, purpose, now });
  });
  if (until !== null) wakeJobs(until.getTime());
}
