// [core §8 Uncaught and rendering errors logged]
import { expect, test } from '@jest/globals';
import { faultText } from '#components/tracking/report-error.ts';

function thrown(stack: string): Error {
  return Object.assign(new Error('no such thing'), { stack });
}

test('reports where an error happened, and on which page without its ids', () => {
  const places = Array.from(
    { length: 9 },
    (_, at) => `    at f${String(at)} (/a/b.js:1:${String(at)})`,
  );
  const text = faultText(
    thrown(['Error: no such thing', ...places].join('\n')),
    '/it/chats/aB3_x-9',
  );
  expect(text.split('\n')).toEqual([
    'no such thing',
    ...places.slice(0, 6).map((line) => line.trim()),
    'on /it/chats/…',
  ]);
});

test('drops queries, and shortens a long text', () => {
  const text = faultText(thrown('at f (https://a.example/x.js?token=abc:1:2)'), '/find');
  expect(text).not.toContain('abc');
  expect(faultText('x'.repeat(5_000), '/').length).toBeLessThanOrEqual(1_500);
});

test.each([undefined, null, 7, 'words', { a: 1 }])('reports any thrown value: %p', (what) => {
  expect(faultText(what, '/find')).toContain('on /find');
});
