import { db } from '../db/client.ts';
import type { ProviderEvent } from '../db/generated/client.ts';
import type { DueWork } from '../jobs/due-work.ts';
import { after, DAY, MINUTE, SECOND } from '../kernel/clock.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { providerByName } from './providers/registry.ts';
import { syncRefund } from './sync-refund.ts';
import { syncUnasked } from './sync-unasked.ts';

type State = 'done' | 'unmatched' | 'failed';

/** A process that ends between claim and effect leaves the event due again after this. */
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

async function act(event: ProviderEvent, now: Date): Promise<State> {
  const notice = providerByName(event.provider).interpret(
    event.payload as Readonly<Record<string, unknown>>,
  );
  if (notice.kind === 'other') return 'done';
  if (notice.kind === 'refund') {
    const id = /^R-([0-9a-f-]{36})$/.exec(notice.reference)?.[1];
    const refund = id ? await db().refund.findUnique({ where: { id } }) : null;
    if (!refund) return 'unmatched';
    await syncRefund(refund.id, notice.observation, now);
    return 'done';
  }
  const attempt = event.reference
    ? await db().attempt.findUnique({ where: { reference: event.reference } })
    : null;
  if (attempt?.provider !== event.provider || attempt.company !== event.company) return 'unmatched';
  await syncUnasked(attempt.id, notice.observation, now);
  return 'done';
}

async function settle(event: ProviderEvent, now: Date): Promise<void> {
  let state: State | 'received' = 'received';
  let lastError: string | null = null;
  try {
    state = await act(event, now);
  } catch (error) {
    lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    log().error({ err: error, eventId: event.id }, 'a provider event could not be processed');
    if (isAppError(error)) state = 'failed';
  }
  if (state !== 'done' && event.tries >= MOST_TRIES) state = 'failed';
  const waits = Math.min(DAY, 5 * SECOND * 2 ** event.tries);
  await db().providerEvent.update({
    where: { id: event.id },
    data: {
      state,
      lastError,
      dueAt: after(now, waits),
      processedAt: state === 'done' ? now : null,
    },
  });
}

/**
 * Acts on stored events, oldest first. One whose reference nobody knows yet is the janitor's case: it is
 * tried again, ever more rarely, and given up for care to see.
 */
export const processProviderEventsWork: DueWork = {
  name: 'provider-events',
  run: async (now, limit) => {
    const events = await claim(now, limit);
    for (const event of events) await settle(event, now);
    return events.length;
  },
};
