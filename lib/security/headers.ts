import { env } from '../kernel/env.ts';

/** Headers of every response. HSTS only if the service is reached over TLS. */
export function securityHeaders(): readonly (readonly [string, string])[] {
  const headers: (readonly [string, string])[] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(self)'],
  ];
  if (env().PUBLIC_SCHEME === 'https') {
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains']);
  }
  return headers;
}
