import { expect, test } from '@jest/globals';
import { foldName } from '#lib/text/fold-name.ts';

test.each([
  ['Élodie', 'elodie'],
  ['NICOLÒ', 'nicolo'],
  ['İpek', 'ipek'],
  ['Ｍａｒｉａ', 'maria'],
  ['Œuvre', 'œuvre'],
])('folds %s to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
