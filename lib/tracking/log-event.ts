import type { MemberViewer } from '../identity/viewer.ts';
import { browserName } from './browser-name.ts';
import { BROWSER_EVENTS } from './kpi-events.ts';
import { isHostCounted } from './live-host.ts';
import { recordKpi } from './record-kpi.ts';

type LoggedEvent = {
  readonly name: string;
  readonly value?: string | number | undefined;
  readonly countsOnce: boolean;
  readonly metadata: Readonly<Record<string, string | undefined>>;
};

type Where = { readonly host: string; readonly userAgent: string; readonly now: Date };

/**
 * A member's browser reports an event. Counts only events that no verb counts, on a public host; flow, level,
 * source and country come from the server. Returns whether a row was written.
 */
export async function logEvent(
  { brandId, memberId }: MemberViewer,
  { name, value, countsOnce, metadata }: LoggedEvent,
  { host, userAgent, now }: Where,
): Promise<boolean> {
  const known = BROWSER_EVENTS.some((event) => event === name);
  if (!known || !isHostCounted(host)) return false;
  const data = Object.fromEntries(
    Object.entries(metadata).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])),
  );
  return recordKpi({
    brandId,
    memberId,
    name,
    once: countsOnce,
    data,
    now,
    value: value === undefined ? undefined : String(value),
    browser: browserName(userAgent),
  });
}
