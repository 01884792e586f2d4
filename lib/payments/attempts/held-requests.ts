import { MINUTE, clock } from '../../kernel/clock.ts';
import { singleton } from '../../kernel/singleton.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';

const KEPT_MS = 10 * MINUTE;
const MOST = 2_000;

type Kept = { readonly request: ChargeRequest; readonly until: number };

/**
 * Requests under way, in memory only: sealed card fields are never written anywhere. While one is here,
 * an unanswered call can be repeated under its key; after a crash the provider is asked without it.
 */
function kept(): Map<string, Kept> {
  return singleton('held-charge-requests', () => new Map<string, Kept>());
}

export function holdRequest(attemptId: string, request: ChargeRequest): void {
  const all = kept();
  const now = clock.ms();
  for (const [id, { until }] of all) {
    if (until > now && all.size < MOST) break;
    all.delete(id);
  }
  all.set(attemptId, { request, until: now + KEPT_MS });
}

export function heldRequest(attemptId: string): ChargeRequest | undefined {
  const found = kept().get(attemptId);
  return found && found.until > clock.ms() ? found.request : undefined;
}

export function dropRequest(attemptId: string): void {
  kept().delete(attemptId);
}
