import { db } from '../../db/client.ts';
import type { ProviderEvent } from '../../db/generated/client.ts';
import { claimDue, forEachLeased, type DueRows } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { after, DAY, MINUTE } from '../../kernel/clock.ts';
import { isAppError } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { actOnNotice } from './act-on-notice.ts';
import { providerByName } from '../providers/registry.ts';
import { PROVIDER_EVENT_ATTEMPTS, PROVIDER_EVENT_RETRY_MS } from '../limits.ts';

type State = 'done' | 'unmatched' | 'failed';

export const DUE_EVENTS: DueRows = {
  name: 'claim-provider-events',
  table: 'provider_events',
  // That of the payment. Of an event that names none it is known only once the event is read: it waits while any brand
  // of its company is being moved.
  brand: `coalesce(
    (select i.brand_id from attempts a join intents i on i.id = a.intent_id where a.reference = provider_events.reference),
    (select p.brand_id from brand_pauses p join brand_settings s using (brand_id)
      where s.payment_company = provider_events.company and p.move is distinct from 'moved' limit 1))`,
  due: 'due_at',
  where: `state in ('received', 'unmatched')`,
  leaseMs: MINUTE,
  attempts: 'tries',
  returning: 't.id, t.received_at as "receivedAt"',
};

/** All notices of an event must match: it is `unmatched` as long as one of them is. */
async function act(event: ProviderEvent, now: Date): Promise<State> {
  const { provider, company, dedupeKey, reference } = event;
  const payload = event.payload as Readonly<Record<string, unknown>>;
  const stored = { company, dedupeKey, reference, payload };
  const notices = await providerByName(provider).interpret(stored);
  let state: State = 'done';
  for (const notice of notices) {
    if (!(await actOnNotice(event, notice, now))) state = 'unmatched';
  }
  return state;
}

async function settle(event: ProviderEvent, now: Date): Promise<void> {
  failPoint('event.claimed');
  let state: State | 'received' = 'received';
  let lastError: string | null = null;
  try {
    state = await act(event, now);
  } catch (error) {
    lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    log().error({ err: error, eventId: event.id }, 'provider event processing failed');
    if (isAppError(error)) state = 'failed';
  }
  failPoint('event.applied');
  if (state !== 'done' && event.tries >= PROVIDER_EVENT_ATTEMPTS) state = 'failed';
  const retryDelayMs = Math.min(DAY, PROVIDER_EVENT_RETRY_MS * 2 ** event.tries);
  // Nothing changes if the claim was lost, or if the event was received again meanwhile and is due at once.
  await db().providerEvent.updateMany({
    where: { id: event.id, receivedAt: event.receivedAt, dueAt: event.dueAt },
    data: {
      state,
      lastError,
      dueAt: after(now, retryDelayMs),
      processedAt: state === 'done' ? now : null,
    },
  });
}

/**
 * Processes stored events, oldest first. An event whose reference is not known yet is retried at growing
 * intervals, and finally marked `failed` for customer care.
 */
export const processProviderEventsWork: DueWork = {
  name: 'provider-events',
  run: async (now, limit) => {
    const claims = await claimDue<{ id: string; receivedAt: Date }>(DUE_EVENTS, now, limit);
    claims.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
    await forEachLeased(DUE_EVENTS, claims, async ({ id, leasedUntil: dueAt }) => {
      const event = await db().providerEvent.findFirst({ where: { id, dueAt } });
      if (event) await settle(event, now);
    });
    return claims.length;
  },
};
