import { db } from '../../db/client.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { AttemptState } from '../../db/generated/enums.ts';
import { after } from '../../kernel/clock.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { newId } from '../../kernel/ids.ts';
import { noteJob } from '../../kernel/request-context.ts';
import type { ProviderName } from '../providers/capabilities.ts';
import type { Delivery, ReceivedEvent } from '../providers/notice.ts';
import type { Provider } from '../providers/provider.ts';
import { providerByName } from '../providers/registry.ts';
import { ORDER_OPEN_MS } from '../limits.ts';

/** States of an attempt that the provider may know before its answer has reached us. */
const UNNAMED: AttemptState[] = ['submitting', 'unknown'];

type Arrived = Delivery & {
  readonly provider: ProviderName;
  readonly now: Date;
};

/**
 * Whether an event is worth storing. Anyone can send an unsigned one: it must name a payment that we started,
 * or arrive while a charge is in progress whose reference is not known yet.
 */
async function isPlausible(
  provider: ProviderName,
  { claimed }: ReceivedEvent,
  now: Date,
): Promise<boolean> {
  if (claimed === undefined) return true;
  const isOurs = { providerReference: claimed };
  const isBeingSent = {
    providerReference: null,
    state: { in: UNNAMED },
    createdAt: { gt: after(now, -ORDER_OPEN_MS) },
  };
  const found = await db().attempt.findFirst({
    where: { provider, OR: [isOurs, isBeingSent] },
    select: { id: true },
  });
  return found !== null;
}

/** Reopens settled events for one more run, even while another process is working on them. */
async function openAgain(provider: string, keys: readonly string[], now: Date): Promise<number> {
  if (keys.length === 0) return 0;
  const { count } = await db().providerEvent.updateMany({
    where: { provider, dedupeKey: { in: [...keys] }, receivedAt: { lt: now } },
    data: { state: 'received', tries: 0, dueAt: now, receivedAt: now },
  });
  return count;
}

/**
 * For the webhook endpoint, whose caller is authenticated by a signature or names a payment of ours. Stores
 * the events, once per dedupe key, before the delivery is answered; due work processes them. An implausible
 * event gets the same answer and is not stored. Raises `signature_invalid` and `input_invalid`. Returns the
 * answer that the provider expects.
 */
export async function receiveProviderEvent(arrived: Arrived): Promise<Provider['accepted']> {
  const { provider, now, ...delivery } = arrived;
  const { receive, accepted } = providerByName(provider);
  const received = await receive(delivery);
  const plausible = await Promise.all(received.map((event) => isPlausible(provider, event, now)));
  const events = received.filter((_, at) => plausible[at]);
  const data = events.map(({ dedupeKey, reference, payload }) => ({
    id: newId(now.getTime()),
    provider,
    company: delivery.company,
    dedupeKey,
    reference,
    payload: payload as Prisma.InputJsonObject,
    dueAt: now,
    receivedAt: now,
  }));
  const stored = await db().providerEvent.createMany({ data, skipDuplicates: true });
  if (stored.count === data.length) for (const { id } of data) noteJob('provider-events', id);
  const nudged = events.filter(({ again }) => again).map(({ dedupeKey }) => dedupeKey);
  const opened = await openAgain(provider, nudged, now);
  failPoint('event.stored');
  if (stored.count + opened > 0) wakeJobs();
  return accepted;
}
