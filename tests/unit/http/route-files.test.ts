import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('one route file hands every method of every call to the dispatcher', () => {
  expect(globSync('app/api/**/route.ts')).toEqual(['app/api/[...path]/route.ts']);
  const text = readFileSync('app/api/[...path]/route.ts', 'utf8');
  const methods = [...text.matchAll(/answerRequest as ([A-Z]+)/g)].map(([, method]) => method);
  expect(methods).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
});
