import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { newId } from '../kernel/ids.ts';
import { providerByName } from './providers/registry.ts';

type Delivery = {
  readonly provider: string;
  readonly company: string;
  readonly raw: string;
  readonly now: Date;
};

/**
 * For the webhook endpoint, whose caller proves itself by signature. Stores what was told, once per
 * dedupe key, before anything is answered; due work acts on it. Raises `signature_invalid` and
 * `input_invalid`. Returns how many events were new.
 */
export async function receiveProviderEvent(delivery: Delivery): Promise<number> {
  const { provider, company, raw, now } = delivery;
  const events = providerByName(provider).receive(company, raw);
  const stored = await db().providerEvent.createMany({
    data: events.map(({ dedupeKey, reference, payload }) => ({
      id: newId(now.getTime()),
      provider,
      company,
      dedupeKey,
      reference,
      payload: payload as Prisma.InputJsonObject,
      dueAt: now,
      receivedAt: now,
    })),
    skipDuplicates: true,
  });
  if (stored.count > 0) wakeJobs();
  return stored.count;
}
