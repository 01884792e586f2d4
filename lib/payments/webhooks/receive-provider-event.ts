import { db } from '../../db/client.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { newId } from '../../kernel/ids.ts';
import { noteJob } from '../../kernel/request-context.ts';
import type { ProviderName } from '../providers/capabilities.ts';
import type { Delivery } from '../providers/notice.ts';
import type { Provider } from '../providers/provider.ts';
import { providerByName } from '../providers/registry.ts';

type Arrived = Delivery & {
  readonly provider: ProviderName;
  readonly now: Date;
};

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
 * For the webhook endpoint, whose caller is authenticated by a signature. Stores the events, once per dedupe
 * key, before the delivery is answered; due work processes them. Raises `signature_invalid` and
 * `input_invalid`. Returns the answer that the provider expects.
 */
export async function receiveProviderEvent(arrived: Arrived): Promise<Provider['accepted']> {
  const { provider, now, ...delivery } = arrived;
  const { receive, accepted } = providerByName(provider);
  const events = await receive(delivery);
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
