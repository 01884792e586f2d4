// [core §2 Desktop bar: Find] [core §2 Credit colour] [core §2 Bottom menu hidden on purchase] [core §2 Battery]
import { describe, expect, test } from '@jest/globals';
import { batteryLevel, creditLevel } from '#components/shell/credit-level.ts';
import { placeOf, sectionOf, showsBottomMenu } from '#components/shell/places.ts';
import { fontPreloadHeader } from '#lib/brands/font-preload.ts';
import { brandById } from '#lib/brands/registry.ts';

test.each([
  [1, 'full'],
  [0.68, 'full'],
  [0.67, 'medium'],
  [0.35, 'medium'],
  [0.34, 'empty'],
  [0, 'empty'],
] as const)('a share of %d colours the counter %s', (share, level) => {
  expect(creditLevel(share)).toBe(level);
});

test.each([
  [41, 'full'],
  [40, 'medium'],
  [20, 'medium'],
  [19, 'empty'],
  [0, 'empty'],
] as const)('%d credits fill the battery %s', (credits, level) => {
  expect(batteryLevel(credits)).toBe(level);
});

describe('the bottom menu', () => {
  test.each(['/find', '/chats', '/chats/', '/profile'])('is shown on %s', (path) => {
    expect(showsBottomMenu(path)).toBe(true);
  });

  test.each([
    '/chats/abc',
    '/user/abc',
    '/purchase',
    '/purchase/pay',
    '/vip_plan/cred',
    '/unsubscribe/',
  ])('is hidden on %s', (path) => {
    expect(showsBottomMenu(path)).toBe(false);
  });
});

test.each([
  ['/chats/abc', 'chats'],
  ['/purchase/pay', 'vip'],
  ['/user/abc', 'find'],
  ['/saved', 'find'],
  ['/likes', 'notifications'],
  ['/searches', 'find'],
  ['/dates', 'chats'],
  ['/picks', 'find'],
  ['/welcome', 'profile'],
  ['/legal/terms', undefined],
])('%s belongs to %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});

test.each([
  ['/welcome', 'profile'],
  ['/saved', 'saved'],
  ['/likes', 'likes'],
  ['/searches', 'searches'],
  ['/dates', 'dates'],
  ['/picks', 'picks'],
  ['/purchase/pay', 'purchase'],
  ['/purchase/check', 'check'],
  ['/profile/preview', 'profile'],
  ['/contactUs', 'help'],
] as const)('%s has the title of %s on phones', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('a page preloads the fonts of its own brand only', () => {
  const spark = brandById('spark');
  if (spark === undefined) throw new Error('brand spark not found');
  const header = fontPreloadHeader(spark, [
    'unbounded-s.1.woff2',
    'onest-s.2.woff2',
    'fraunces-s.3.woff2',
    'onest_latin.txt',
  ]);
  expect(header.split(', ')).toHaveLength(2);
  expect(header).toContain('</_next/static/media/unbounded-s.1.woff2>; rel=preload');
  expect(header).not.toContain('fraunces');
  expect(fontPreloadHeader(spark, [])).toBe('');
});
