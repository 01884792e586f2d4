import { readDecision } from '#components/legal/cookie-memory.ts';
import { call } from '#lib/http/client/call.ts';
import type { BrowserEvent } from '#lib/tracking/kpi-events.ts';

interface KpiOptions {
  /** A value of our own: a plan, a payment method, a kind. */
  value?: string;
  /** Counted once per member, however often it happens. */
  countsOnce?: boolean;
}

/**
 * Reports an event that only this browser has seen to the analytics, if the visitor allowed measuring. It is
 * sent even while the page is being left; a failed call changes nothing.
 */
export function trackKpi(
  kpiName: BrowserEvent,
  { value, countsOnce = false }: KpiOptions = {},
): void {
  if (readDecision(Date.now())?.measuring !== true) return;
  const body = { kpiName, countsOnce, ...(value === undefined ? {} : { kpiValue: value }) };
  call('POST /api/log/event', { body, keepalive: true }).catch(() => undefined);
}
