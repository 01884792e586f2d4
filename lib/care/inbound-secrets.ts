import { env } from '../kernel/env.ts';

/**
 * The secrets that authenticate inbound mail, the current one first, then the one before it; none where no mail
 * gateway is configured.
 */
export function inboundSecrets(): readonly string[] {
  const { MAIL_INBOUND_SECRET: current, MAIL_INBOUND_SECRET_BEFORE: before } = env();
  if (current === undefined) return [];
  return before === undefined ? [current] : [current, before];
}
