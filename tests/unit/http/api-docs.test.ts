import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { apiPage } from '#lib/http/api-page.ts';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { openApiDocument } from '#lib/http/openapi.ts';
import { asyncApiDocument } from '#lib/hub/asyncapi.ts';
import { endpoints } from '#lib/http/registry.ts';

test('docs/api.md and docs/openapi.json are up to date', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiPage(endpoints, deskEndpoints));
  const document: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
});

test('docs/asyncapi.json is up to date', () => {
  const document: unknown = JSON.parse(readFileSync('docs/asyncapi.json', 'utf8'));
  expect(document).toEqual(JSON.parse(JSON.stringify(asyncApiDocument())));
});
