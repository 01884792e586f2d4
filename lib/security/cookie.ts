import { env } from '../kernel/env.ts';

/** Whether browsers reach us only over TLS. */
export function overTls(): boolean {
  return env().PUBLIC_SCHEME === 'https';
}

/** A Set-Cookie value with HttpOnly; a `livesMs` of 0 clears the cookie. */
export function setCookie(
  name: string,
  value: string,
  livesMs: number,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite}`,
    `Max-Age=${Math.floor(livesMs / 1_000)}`,
  ];
  if (overTls()) parts.push('Secure');
  return parts.join('; ');
}
