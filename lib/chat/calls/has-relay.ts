import { env } from '../../kernel/env.ts';

/** Whether this deployment has a relay. Without one no calls are offered. */
export function hasRelay(): boolean {
  const { TURN_URLS, TURN_SECRET } = env();
  return TURN_URLS.length > 0 && TURN_SECRET !== undefined;
}
