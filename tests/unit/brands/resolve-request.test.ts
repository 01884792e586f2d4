// [core §1 Brands by host]
import { describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';

const brand = (host: string, url: string) => {
  const resolved = resolveRequest(host, url);
  return resolved.kind === 'brand'
    ? [resolved.brand.id, resolved.locale, resolved.path, resolved.search]
    : resolved.kind;
};

describe('host and path', () => {
  test.each([
    ['dolcevita.localhost:3000', '/', ['dolcevita', 'it', '/', '']],
    ['DOLCEVITA.localhost', '/find/?page=2', ['dolcevita', 'it', '/find', '?page=2']],
    ['fuego.localhost', '/en/login', ['fuego', 'en', '/login', '']],
    ['fuego.localhost', '/en', ['fuego', 'en', '/', '']],
    ['fuego.localhost', '/es/login', ['fuego', 'es', '/es/login', '']],
    ['lumiere.localhost.', '/chats/', ['lumiere', 'fr', '/chats', '']],
    ['spark.localhost', '/italy', ['spark', 'en', '/italy', '']],
  ])('%s%s', (host, url, expected) => {
    expect(brand(host, url)).toEqual(expected);
  });

  test.each([
    '/_next/../login',
    '/_next/..',
    '/./login',
    '/%2e%2E/login',
    '/.%2e/login',
    '//login',
    '/en//evil.example',
    '/login//',
    '/a\\b',
    '/a%5cb',
    '/a%00b',
    'http://evil.example/login',
    '*',
    '',
    `/${'a'.repeat(3_000)}`,
    '/'.repeat(15_000),
    `${'/'.repeat(15_000)}a/`,
  ])('has one reading, or is refused on every host: %s', (path) => {
    for (const host of ['dolcevita.localhost', 'desk.localhost', 'evil.example', '']) {
      expect(resolveRequest(host, path)).toEqual({ kind: 'malformed', path: '', search: '' });
    }
  });

  test.each(['/.well-known/x', '/a..b', '/...', '/a.', '/?next=//evil.example/../x'])(
    'is accepted with dots that name no folder: %s',
    (path) => {
      expect(resolveRequest('dolcevita.localhost', path).kind).toBe('brand');
    },
  );

  test('recognises hosts that are not a brand', () => {
    expect(brand('localhost:3000', '/')).toBe('platform');
    expect(brand('desk.localhost', '/')).toBe('desk');
    expect(brand('evil.example', '/')).toBe('unknown');
    expect(brand('dolcevita.localhost.evil.example', '/')).toBe('unknown');
    expect(brand('', '/')).toBe('unknown');
  });

  test('accepts a provider’s call on any host, for its brand if there is one', () => {
    const path = '/api/webhooks/adyen';
    expect(brand('fuego.localhost', path)).toEqual(['fuego', 'es', path, '']);
    const [first] = brands;
    const carried = [first?.id, first?.locales.default, path, '?c=x'];
    expect(brand('10.0.0.7:3000', `${path}?c=x`)).toEqual(carried);
    expect(brand('10.0.0.7:3000', '/api/webhooksfoo')).toBe('unknown');
  });
});
