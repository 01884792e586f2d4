// [core §8 Anything else]
import { describe, expect, test } from '@jest/globals';
import { AppError, ERRORS, fail, isAppError } from '#lib/kernel/errors.ts';
import { toProblem } from '#lib/kernel/problem.ts';
import { locales } from '#lib/brands/schema.ts';
import { messagesOf } from '#lib/i18n/messages.ts';

describe('errors', () => {
  test('have a unique number per code', () => {
    const numbers = Object.values(ERRORS).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(locales)('have copy for every code in %s', (locale) => {
    const copy = messagesOf(locale)['errors'] as Record<string, string>;
    expect(Object.keys(ERRORS).filter((code) => !copy[code])).toEqual([]);
  });

  test('become problem JSON with the context and number of the wire', () => {
    const { status, problem } = toProblem(new AppError('email_taken'), 'signup', 'r1');
    expect(status).toBe(409);
    expect(problem).toEqual({
      code: 'email_taken',
      message: 'signup-1000',
      requestId: 'r1',
      fields: [],
      params: {},
    });
  });

  test('of unknown origin reveal nothing', () => {
    const { status, problem } = toProblem(new Error('secret of the house'), 'x', 'r2');
    expect(status).toBe(500);
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  test('from another module graph are recognised by their brand', () => {
    const foreign = Object.assign(new Error('x'), { [Symbol.for('amarena.AppError')]: true });
    expect(isAppError(foreign)).toBe(true);
    expect(() => fail('forbidden')).toThrow(AppError);
  });
});
