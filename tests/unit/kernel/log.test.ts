import { expect, test } from '@jest/globals';
import { plainError } from '#lib/kernel/log.ts';

test('of an error stays what tells where and why', () => {
  const refused = Object.assign(new Error('\nInvalid call:\n{ a: "canary" }\n\nThe point.'), {
    ...{ code: '23514', constraint: 'users_level_range' },
    ...{ detail: 'Failing row contains (canary).', meta: { row: 'canary' } },
  });
  expect(plainError(refused)).toEqual({
    ...{ type: 'Error', message: 'The point.', code: '23514', constraint: 'users_level_range' },
    stack: expect.stringMatching(/^\s+at /) as unknown,
  });
  expect(JSON.stringify(plainError(refused))).not.toContain('canary');
});

test.each([['a text'], [undefined], [null], [{ message: 5 }]])(
  '%j is logged as it is',
  (thrown) => {
    expect(plainError(thrown)).toBe(thrown);
  },
);
