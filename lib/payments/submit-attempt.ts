import { db } from '../db/client.ts';
import type { Attempt } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { dropRequest, holdRequest } from './held-requests.ts';
import type { ChargeRequest } from './providers/provider.ts';
import { providerByName } from './providers/registry.ts';
import { syncAttempt, type Synced } from './sync-attempt.ts';

/**
 * Sends a started attempt to its provider, once: the row leaves `created` before the call and never
 * returns. An unanswered call is repeated once under its key. Raises `payment_in_progress` when the
 * attempt was sent before, and what `syncAttempt` raises.
 */
export async function submitAttempt(
  attempt: Attempt,
  request: ChargeRequest,
  now: Date,
): Promise<Synced> {
  const sent = await db().attempt.updateMany({
    where: { id: attempt.id, state: 'created' },
    data: { state: 'submitting', updatedAt: now },
  });
  if (sent.count === 0) fail('payment_in_progress');
  const provider = providerByName(attempt.provider);
  holdRequest(attempt.id, request);
  let seen = await provider.charge(request);
  if (seen.state === 'unknown') seen = await provider.inquire(attempt, request);
  const synced = await syncAttempt(attempt.id, seen, now);
  if (synced.state !== 'unknown') dropRequest(attempt.id);
  return synced;
}
