// [core §2 /autologin]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { welcomeHref } from '#components/onboarding/welcome-href.ts';
import { checkTarget, readTarget, writeTarget } from '#lib/accounts/landings/target.ts';
import { brandOrigin } from '#lib/brands/links.ts';
import { brandById } from '#lib/brands/registry.ts';

const found = brandById('dolcevita');
if (!found) throw new Error('brand not found');
const brand = found;
const own = brandOrigin(brand);
const target = (wanted: string) => readTarget(Buffer.from(wanted).toString('base64'), brand);

describe('the target of a link', () => {
  test.each([
    ['/', '/'],
    ['/chats/aB-_9', '/chats/aB-_9'],
    ['/find?page=2&region=Lazio#top', '/find?page=2&region=Lazio#top'],
    ['/fr/find', '/fr/find'],
    [`${own}/match?a=1`, '/match?a=1'],
    ['/città', '/citt%C3%A0'],
  ])('%s', (wanted, path) => {
    expect(target(wanted)).toBe(path);
    expect(readTarget(writeTarget(wanted), brand)).toBe(path);
  });

  test.each(
    [
      ['//evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example', '///evil'],
      ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'mailto:a@b.it'],
      ['http://evil.example/', 'https://dolcevita.localhost.evil.example/', 'http:evil.example'],
      ['http://fuego.localhost:3000/find', 'https://dolcevita.localhost:3000/find'],
      ['http://dolcevita.localhost:3000@evil.example/', 'http://dolcevita.localhost:9/'],
      ['http://user:pass@dolcevita.localhost:3000/', '/\t/evil.example', '/\n//evil', ' /find'],
      ['/..//evil.example', '/.//evil.example', 'find', '', '?a=1', '#a', '/find \u0000'],
      ['/api/users/logout', '/find/../api/users/logout', 'ws://dolcevita.localhost:3000/'],
      ['/fr/api/users/logout', '/fr//evil.example'],
    ].flat(),
  )('refuses %j', (wanted) => {
    expect(target(wanted)).toBeNull();
    expect(checkTarget(wanted, brand)).toBeNull();
  });

  test.each(['%%%', 'L2ZpbmQ===', 'L2Zp bmQ', '/find', 'L2ZpbmR', 'gICA', 'L' + 'A'.repeat(3_000)])(
    'refuses invalid base64: %j',
    (given) => {
      expect(readTarget(given, brand)).toBeNull();
    },
  );

  test('comes through the steps after the signup', () => {
    const next = '/chats/aB-_9?source=aff&tid=t1#last';
    const { pathname, searchParams } = new URL(welcomeHref('/es', next), own);
    expect(pathname).toBe('/es/welcome');
    expect(checkTarget(searchParams.get('next') ?? '', brand)).toBe(next);
    expect(welcomeHref('')).toBe('/welcome');
  });

  test('never leaves the brand’s origin, whatever the input', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'e', '%', '?', '#', '\t') }),
    );
    fc.assert(
      fc.property(texts, (wanted) => {
        for (const given of [wanted, `/${wanted}`, `${own}${wanted}`]) {
          const read = target(given);
          if (read !== null) expect(new URL(read, own).origin).toBe(own);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
