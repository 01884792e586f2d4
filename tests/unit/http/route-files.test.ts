import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { endpoints } from '#lib/http/registry.ts';

test('each domain of the API has a route file, and so has an unknown one', () => {
  const domains = [...endpoints.keys(), ...deskEndpoints.keys()].map((key) => key.split('/')[2]);
  const files = [...new Set(domains)].map((domain) => `app/api/${domain}/[[...path]]/route.ts`);
  expect(globSync('app/api/**/route.ts').sort()).toEqual(
    [...files, 'app/api/[...unknown]/route.ts'].sort(),
  );
});

test('route files hand every method to the same function', () => {
  const texts = globSync('app/api/**/route.ts').map((file) => readFileSync(file, 'utf8'));
  expect(new Set(texts).size).toBe(1);
  const methods = [...(texts[0] ?? '').matchAll(/answerRequest as ([A-Z]+)/g)].map(([, m]) => m);
  expect(methods).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
});
