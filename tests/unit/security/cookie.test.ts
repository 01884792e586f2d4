import { expect, test } from '@jest/globals';
import { setCookie } from '#lib/security/cookie.ts';
import { sessionCookie, sessionCookieName } from '#lib/security/session-cookie.ts';

// The setting is read once, before its first use.
process.env['PUBLIC_SCHEME'] = 'https';

test('makes every cookie over TLS Secure, HttpOnly and SameSite', () => {
  expect(setCookie('fluxid', '7', 1_500)).toBe(
    'fluxid=7; Path=/; HttpOnly; SameSite=Lax; Max-Age=1; Secure',
  );
  expect(sessionCookieName()).toBe('__Host-amarena');
  expect(sessionCookie('x')).toBe(
    '__Host-amarena=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure',
  );
  expect(sessionCookie('')).toMatch(/^__Host-amarena=; .+; Max-Age=0; Secure$/);
});
