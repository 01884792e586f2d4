import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';

describe('copy', () => {
  const read = (locale: string, file: string): Record<string, unknown> =>
    JSON.parse(
      readFileSync(new URL(`../../../messages/${locale}/${file}.json`, import.meta.url), 'utf8'),
    ) as Record<string, unknown>;
  const keys = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [`${path}${key}`] : keys(value as object, `${path}${key}.`),
    );

  test.each(['it', 'es', 'fr'])(
    '%s has every text of the chat and of the notifications',
    (locale) => {
      for (const file of ['chat', 'notifications']) {
        expect(keys(read(locale, file)).sort()).toEqual(keys(read('en', file)).sort());
      }
    },
  );

  test.each(['it', 'es', 'fr', 'en'])('%s: every text can be written', (locale) => {
    for (const file of ['chat', 'notifications']) {
      const messages = read(locale, file);
      const t = createTranslator({
        locale,
        messages,
        onError: (error) => {
          throw error;
        },
      });
      const values = {
        name: 'Anna',
        city: 'Roma',
        who: 'x',
        text: 'y',
        cost: 2,
        left: 0,
        count: 3,
        spoken: 'en',
        written: 'it',
      };
      for (const key of keys(messages)) expect(t(key as never, values as never)).not.toBe('');
    }
  });
});
