// [core §9 Flow 7]
import { describe, expect, test } from '@jest/globals';
import { chooseFlow } from '#lib/flows/choose-flow.ts';

const known = new Set(['7', '0000', '12', '15']);
const choose = (more: Partial<Parameters<typeof chooseFlow>[0]> = {}) =>
  chooseFlow({ path: '/find', defaultCode: '7', known, ...more });

describe('the flow', () => {
  test('is the address’s, then the member’s, then the cookie’s', () => {
    expect(choose({ requested: '12', stored: '15', cookie: '0000', path: '/' })).toBe('12');
    expect(choose({ stored: '15', cookie: '12', path: '/' })).toBe('15');
    expect(choose({ cookie: '12', path: '/' })).toBe('12');
  });

  test('skips a code that the brand never published', () => {
    expect(choose({ requested: '99', stored: '98', cookie: '12' })).toBe('12');
    expect(choose({ requested: '99', path: '/' })).toBe('0000');
    expect(choose({ requested: '99' })).toBe('7');
  });

  test.each(['/', '/signup'])('is the compliant one on %s without an affiliate', (path) => {
    expect(choose({ path })).toBe('0000');
    expect(choose({ path, affiliate: '' })).toBe('0000');
    expect(choose({ path, affiliate: 'net-1' })).toBe('7');
  });

  test('is the brand’s default elsewhere, or if the compliant one was never published', () => {
    expect(choose({ path: '/login' })).toBe('7');
    expect(choose({ path: '/login', defaultCode: '21' })).toBe('21');
    expect(choose({ path: '/', known: new Set(['7']) })).toBe('7');
  });
});
