import { MINUTE, clock } from '../../kernel/clock.ts';
import { singleton } from '../../kernel/singleton.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';

const TTL_MS = 10 * MINUTE;
const MOST = 2_000;

type HeldRequest = { readonly request: ChargeRequest; readonly until: number };

/**
 * Requests in progress, in memory only: sealed card fields are never stored. While a request is held here, an
 * unanswered call can be repeated under its idempotency key; after a crash the provider is asked without it.
 */
function heldRequests(): Map<string, HeldRequest> {
  return singleton('held-charge-requests', () => new Map<string, HeldRequest>());
}

export function holdRequest(attemptId: string, request: ChargeRequest): void {
  const all = heldRequests();
  const now = clock.ms();
  for (const [id, { until }] of all) {
    if (until > now && all.size < MOST) break;
    all.delete(id);
  }
  all.set(attemptId, { request, until: now + TTL_MS });
}

export function heldRequest(attemptId: string): ChargeRequest | undefined {
  const found = heldRequests().get(attemptId);
  return found && found.until > clock.ms() ? found.request : undefined;
}

export function dropRequest(attemptId: string): void {
  heldRequests().delete(attemptId);
}
