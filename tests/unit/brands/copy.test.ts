// [core §2 / three benefit blocks] [money §3 title of a brand]
import { describe, expect, test } from '@jest/globals';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { brandCopySchema } from '#lib/brands/copy-schema.ts';
import { locales } from '#lib/brands/schema.ts';
import type { MessageTree } from '#lib/i18n/message-tree.ts';
import { brandCopy, compiledMessages } from '#lib/i18n/messages.ts';

function keys(tree: MessageTree, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, part]) =>
    typeof part === 'string' ? [above + key] : keys(part, `${above}${key}.`),
  );
}

describe.each(brandIds)('%s', (brand) => {
  test.each(locales)('has the copy that every brand has, in %s', (locale) => {
    expect(brandCopySchema.safeParse(brandCopy(brand, locale)).error?.issues).toBeUndefined();
  });

  test('has the same keys in every language', () => {
    const [first = [], ...others] = locales.map((locale) => keys(brandCopy(brand, locale)).sort());
    for (const other of others) expect(other).toEqual(first);
  });
});

test('a brand’s own copy is added to the common messages', () => {
  const spark = compiledMessages('en', 'spark');
  expect(spark['brand']).toMatchObject({ headline: brandCopy('spark', 'en').headline });
  expect(spark['errors']).toBe(compiledMessages('en')['errors']);
  expect(compiledMessages('en', 'fuego')['brand']).not.toEqual(spark['brand']);
  expect(compiledMessages('en')['brand']).toBeUndefined();
});
