import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { handlersFor } from '#lib/http/handlers-for.ts';
import { matchRoute, prepareRoutes } from '#lib/http/match-route.ts';
import { endpoint, type Contract } from '#lib/wire/endpoint.ts';

const plain = endpoint({
  context: 't',
  access: 'visitor',
  summary: '',
  reply: z.object({}),
  errors: [],
});
const contract = {
  'GET /api/users/me': plain,
  'GET /api/users/{id}': plain,
  'GET /api/get/{kind}/{id}': plain,
  'GET /api/get/messages/{id}': plain,
} satisfies Contract;
const nothing = () => Promise.resolve({});
const routes = prepareRoutes(
  handlersFor(contract, {
    'GET /api/users/me': nothing,
    'GET /api/users/{id}': nothing,
    'GET /api/get/{kind}/{id}': nothing,
    'GET /api/get/messages/{id}': nothing,
  }),
);
const keyOf = (path: string) => matchRoute(routes, 'GET', path)?.key;

test('matches exact paths before patterns, and fixed segments before parameters', () => {
  expect(keyOf('/api/users/me')).toBe('GET /api/users/me');
  expect(keyOf('/api/users/x1')).toBe('GET /api/users/{id}');
  expect(keyOf('/api/get/messages/1')).toBe('GET /api/get/messages/{id}');
  expect(keyOf('/api/get/other/1')).toBe('GET /api/get/{kind}/{id}');
});

test('decodes parameters; a malformed escape or an empty segment matches nothing', () => {
  expect(matchRoute(routes, 'GET', '/api/users/a%20b')?.params).toEqual({ id: 'a b' });
  expect(keyOf('/api/users/%E0%A4%A')).toBeUndefined();
  expect(keyOf('/api/users/')).toBeUndefined();
});
