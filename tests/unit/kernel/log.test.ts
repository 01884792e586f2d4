import { expect, test } from '@jest/globals';
import { plainError } from '#lib/kernel/log.ts';

test('keeps of an error only where and why it failed', () => {
  const refused = Object.assign(new Error('\nInvalid call:\n{ a: "canary" }\n\nThe point.'), {
    code: '23514',
    constraint: 'users_level_range',
    detail: 'Failing row contains (canary).',
    meta: { row: 'canary' },
  });
  expect(plainError(refused)).toEqual({
    type: 'Error',
    message: 'The point.',
    code: '23514',
    constraint: 'users_level_range',
    stack: expect.stringMatching(/^\s+at /) as unknown,
  });
  expect(JSON.stringify(plainError(refused))).not.toContain('canary');
});

test.each([['a text'], [undefined], [null], [{ message: 5 }]])('logs %j unchanged', (thrown) => {
  expect(plainError(thrown)).toBe(thrown);
});
