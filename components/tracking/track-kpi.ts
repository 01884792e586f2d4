import { readDecision } from '#components/legal/cookie-memory.ts';
import { call } from '#lib/http/client/call.ts';
import type { BrowserEvent } from '#lib/tracking/kpi-events.ts';

interface KpiOptions {
  /** A word of ours: a plan, a way, a kind. */
  value?: string;
  /** However often it happens, it counts once a member. */
  countsOnce?: boolean;
}

/**
 * Tells the figures what only this browser has seen, of who allowed measuring; it goes out even while the
 * page is being left. Whether it arrives changes nothing.
 */
export function trackKpi(
  kpiName: BrowserEvent,
  { value, countsOnce = false }: KpiOptions = {},
): void {
  if (readDecision(Date.now())?.measuring !== true) return;
  const body = { kpiName, countsOnce, ...(value === undefined ? {} : { kpiValue: value }) };
  call('POST /api/log/event', { body, keepalive: true }).catch(() => undefined);
}
