import { expect, test } from '@jest/globals';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { withoutDefaultLocale } from '#lib/http/default-locale.ts';

function plainOf(url: string): string | undefined {
  const resolved = resolveRequest('dolcevita.localhost', url);
  if (resolved.kind !== 'brand') throw new Error('no brand');
  return withoutDefaultLocale(resolved);
}

test.each([
  ['/it', '/'],
  ['/it/login?x=1', '/login?x=1'],
])('leads from %s to %s', (url, plain) => {
  expect(plainOf(url)).toBe(plain);
});

test.each(['/it//elsewhere.example', '/it/\\elsewhere.example'])('refuses %s', (url) => {
  expect(resolveRequest('dolcevita.localhost', url).kind).toBe('malformed');
});

test.each(['/', '/login', '/italia', '/fr/login', '/fr/it/login'])('leaves %s', (url) => {
  expect(plainOf(url)).toBeUndefined();
});
