import { env } from '../kernel/env.ts';

/** The desk's origin, built from the configured host, never from a Host header. */
export function deskOrigin(): string {
  const { PUBLIC_SCHEME: scheme, PUBLIC_PORT: port, DESK_HOST } = env();
  const usual = (scheme === 'https' && port === 443) || (scheme === 'http' && port === 80);
  return `${scheme}://${DESK_HOST}${usual ? '' : `:${port}`}`;
}
