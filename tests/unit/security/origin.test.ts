import { beforeAll, describe, expect, test } from '@jest/globals';
import { originAllowed } from '#lib/security/origin.ts';

const claim = { origin: null, host: 'dolcevita.localhost:3000', fetchSite: null, hasCookie: true };

beforeAll(() => {
  process.env['DATABASE_URL'] ??= 'postgresql://nobody@localhost/none';
});

describe('origin of state-changing requests', () => {
  test('accepts our own origin', () => {
    expect(originAllowed({ ...claim, origin: 'http://dolcevita.localhost:3000' })).toBe(true);
  });

  test.each([
    'http://dolcevita.localhost:3000.evil.example',
    'http://evil.example',
    'http://fuego.localhost:3000',
    'https://dolcevita.localhost:3000',
    'null',
  ])('refuses %s', (origin) => {
    expect(originAllowed({ ...claim, origin })).toBe(false);
  });

  test('accepts without an Origin only callers without a cookie, and no browser from another site', () => {
    expect(originAllowed(claim)).toBe(false);
    expect(originAllowed({ ...claim, hasCookie: false })).toBe(true);
    expect(originAllowed({ ...claim, hasCookie: false, fetchSite: 'cross-site' })).toBe(false);
  });
});
