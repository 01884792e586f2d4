// [core §1 Brands by host] [core §1 Ten brands] [money §3 Brand file] [money §9 EUR]
import { describe, expect, test } from '@jest/globals';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { brandByHost, brandById, brands } from '#lib/brands/registry.ts';
import { brandFileSchema, locales } from '#lib/brands/schema.ts';

test('each id has a file, and each brand has every language', () => {
  expect(brands.map((brand) => brand.id)).toEqual([...brandIds]);
  for (const brand of brands) {
    expect([brand.locales.default, ...brand.locales.others].sort()).toEqual([...locales].sort());
  }
});

describe('brandByHost', () => {
  test.each([
    ['dolcevita.localhost', 'dolcevita'],
    ['Fuego.LOCALHOST:3000', 'fuego'],
    ['lumiere.localhost.', 'lumiere'],
    ['spark.localhost:80', 'spark'],
  ])('%s', (host, id) => {
    expect(brandByHost(host)?.id).toBe(id);
  });

  test.each(['localhost', 'evil-dolcevita.localhost', 'dolcevita.localhost.evil.test', ''])(
    'does not know %p',
    (host) => {
      expect(brandByHost(host)).toBeUndefined();
    },
  );
});

test('brandById finds by id only', () => {
  expect(brandById('spark')?.name).toBe('Spark');
  expect(brandById('toString')).toBeUndefined();
});

describe('the schema refuses', () => {
  const good = structuredClone(brands[0]);
  test.each([
    ['a field that lives in a brand row', { ...good, defaultFlow: '7' }],
    ['a host with a port', { ...good, hosts: ['dolcevita.localhost:3000'] }],
    ['an unknown time zone', { ...good, timezone: 'Europe/Sanremo' }],
    ['the default locale twice', { ...good, locales: { default: 'it', others: ['it'] } }],
    ['a language without a form of address', { ...good, address: { it: 'informal' } }],
  ])('%s', (_, file) => {
    expect(brandFileSchema.safeParse(good).success).toBe(true);
    expect(brandFileSchema.safeParse(file).success).toBe(false);
  });
});
