import { db } from '../../db/client.ts';
import type { ProviderEvent } from '../../db/generated/client.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { after, DAY, MINUTE, SECOND } from '../../kernel/clock.ts';
import { isAppError } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { actOnNotice } from './act-on-notice.ts';
import { providerByName } from '../providers/registry.ts';

type State = 'done' | 'unmatched' | 'failed';

/** If the process ends between claim and effect, the event becomes due again after this time. */
const LEASE_MS = MINUTE;
const MOST_TRIES = 20;

async function claim(now: Date, limit: number): Promise<ProviderEvent[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    update provider_events set due_at = ${after(now, LEASE_MS)}, tries = tries + 1
     where id in (select id from provider_events
                   where state in ('received', 'unmatched') and due_at <= ${now}
                   order by due_at limit ${limit} for update skip locked)
    returning id`;
  return db().providerEvent.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    orderBy: { receivedAt: 'asc' },
  });
}

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
  if (state !== 'done' && event.tries >= MOST_TRIES) state = 'failed';
  const retryDelayMs = Math.min(DAY, 5 * SECOND * 2 ** event.tries);
  // An event that was received again in the meantime keeps its new state: due at once.
  await db().providerEvent.updateMany({
    where: { id: event.id, receivedAt: event.receivedAt },
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
    const events = await claim(now, limit);
    for (const event of events) await settle(event, now);
    return events.length;
  },
};
