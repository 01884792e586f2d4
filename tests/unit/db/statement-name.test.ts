import { expect, test } from '@jest/globals';
import { statementName } from '#lib/db/statement-name.ts';

test('46: a text is prepared from its second use on, however many texts were used once before', () => {
  for (let n = 0; n < 5_000; n += 1) expect(statementName(`select ${n}`)).toBe('');
  expect(statementName('select hot')).toBe('');
  const name = statementName('select hot');
  expect(name).toMatch(/^[\w-]{32}$/);
  expect(statementName('select hot')).toBe(name);
});

test('46: texts that fall out of use give their place to others', () => {
  for (let n = 0; n < 1_000; n += 1) {
    const text = `select used ${n}`;
    statementName(text);
    expect(statementName(text)).not.toBe('');
  }
});
