import { describe, expect, test } from '@jest/globals';
import { log, plainError } from '#lib/kernel/log.ts';
import { caughtLog } from '#tests/setup/caught-log.ts';

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

describe('a log line', () => {
  const lines = caughtLog();
  const write = (fields: object): string => {
    log().warn(fields, 'mail send failed');
    return lines.at(-1) ?? '';
  };

  const nested = (levels: number, inner: object): object =>
    levels === 0 ? inner : { part: nested(levels - 1, inner) };

  test.each([0, 1, 2, 3, 5, 7, 50])('hides a secret %i levels deep', (levels) => {
    for (const name of ['password', 'token', 'email', 'Authorization', 'text', 'Set-Cookie']) {
      expect(write(nested(levels, { [name]: 'canary' }))).not.toContain('canary');
      expect(write({ items: [nested(levels, { [name]: { inner: 'canary' } })] })).not.toContain(
        'canary',
      );
    }
  });

  test('keeps of a nested error only where and why it failed', () => {
    const cause = Object.assign(new Error('refused'), { meta: { row: 'canary' } });
    const data = write({ err: cause, rounds: [{ fault: cause }] });
    expect(data).not.toContain('canary');
    expect(JSON.parse(data)).toMatchObject({
      err: { type: 'Error', message: 'refused' },
      rounds: [{ fault: { type: 'Error', message: 'refused' } }],
    });
  });

  test('shows other fields as they are', () => {
    const at = new Date('2026-11-23T10:00:00Z');
    expect(JSON.parse(write({ at, count: 3, again: true, list: ['a', null] }))).toMatchObject({
      at: at.toISOString(),
      count: 3,
      again: true,
      list: ['a', null],
    });
  });

  test('of an object that contains itself is cut', () => {
    const circle: Record<string, unknown> = { name: 'circle' };
    circle['part'] = circle;
    expect(write(circle)).toContain('[cut]');
  });
});
