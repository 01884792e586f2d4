import { describe, expect, test } from '@jest/globals';
import inject from 'light-my-request';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { brandOrigin } from '#lib/brands/links.ts';
import { brands } from '#lib/brands/registry.ts';
import { platformPage } from '#lib/http/platform-page.ts';

const ask = (host: string, url = '/') =>
  inject(
    (request, response) => {
      platformPage(response, resolveRequest(host, request.url ?? '/'));
    },
    { method: 'GET', url },
  );

describe('the platform’s own host', () => {
  test('links to every brand by its picture, each once', async () => {
    const { statusCode, payload, headers } = await ask('localhost:3000');
    expect([statusCode, headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("img-src 'self'"),
    ]);
    for (const brand of brands) {
      expect(payload.split(`href="${brandOrigin(brand)}/"`)).toHaveLength(2);
      expect(payload).toContain(`/brands/${brand.id}/og-${brand.locales.default}.png`);
    }
    expect(payload.match(/<img [^>]*alt="[^"]+"[^>]*>/g)).toHaveLength(brands.length);
  });
});

test.each([
  ['localhost', '/find'],
  ['desk.localhost', '/'],
  ['evil.test', '/'],
])('%s%s shows none of them', async (host, url) => {
  const { statusCode, payload } = await ask(host, url);
  expect(statusCode).toBe(404);
  expect(payload).not.toContain('/brands/');
});
