import { createCache } from '../../kernel/cache.ts';
import { MINUTE } from '../../kernel/clock.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';

/**
 * Requests in progress, in memory only: sealed card fields are never stored. While a request is held here, an
 * unanswered call can be repeated under its idempotency key; after a crash the provider is asked without it.
 */
const requests = createCache<ChargeRequest>('held-charge-requests', {
  max: 2_000,
  ttlMs: 10 * MINUTE,
});

export function holdRequest(attemptId: string, request: ChargeRequest): void {
  requests.purgeStale();
  requests.set(attemptId, request);
}

export function heldRequest(attemptId: string): ChargeRequest | undefined {
  return requests.get(attemptId);
}

export function dropRequest(attemptId: string): void {
  requests.delete(attemptId);
}
