import { expect, test } from '@jest/globals';
import { checkedName } from '#lib/accounts/profile/profile-rules.ts';
import { inventScreenName } from '#lib/accounts/screen-name.ts';
import { locales } from '#lib/brands/schema.ts';

test.each(locales)(
  '18: an invented name in %s cannot be read as an age and seldom repeats',
  (locale) => {
    const names = Array.from({ length: 2_000 }, () => inventScreenName(locale));
    for (const name of names) {
      expect(name).not.toMatch(/\d/);
      expect(checkedName(name)).toBe(name);
    }
    expect(new Set(names).size).toBeGreaterThan(1_000);
  },
);
