// [core §1 Ten brands]
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import {
  READABLE,
  colourOf,
  contrast,
  contrastPairs,
  meaningsOf,
  scrimContrast,
} from '#lib/brands/token-rules.ts';
import { oklchToHex, oklchToRgba, parseTokens } from '#lib/brands/tokens.ts';

const sheets = brands.map((brand) => {
  const css = readFileSync(`brands/${brand.id}/tokens.css`, 'utf8');
  return { brand, css, tokens: parseTokens(css) };
});

describe('the conversion', () => {
  test('is exact at the corners of sRGB', () => {
    expect(oklchToHex('oklch(1 0 0)')).toBe('#ffffff');
    expect(oklchToHex('oklch(0.628 0.2577 29.23)')).toBe('#ff0000');
    expect(oklchToHex('oklch(0.452 0.3132 264.05)')).toBe('#0000ff');
    expect(contrast([0, 0, 0, 1], [1, 1, 1, 1])).toBeCloseTo(21, 5);
  });

  test('refuses values that it cannot parse', () => {
    expect(() => oklchToRgba('tomato')).toThrow('tomato');
    expect(() => parseTokens(':root { --a: var(--gone); }')).toThrow('--gone');
  });
});

describe.each(sheets)('$brand.id', ({ brand, tokens }) => {
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    test.each(contrastPairs)('%s on %s reaches %d', (front, back, least) => {
      const ratio = contrast(colourOf(tokens[theme], front), colourOf(tokens[theme], back));
      expect(ratio).toBeGreaterThanOrEqual(least);
    });

    test('text on the scrim stays readable over a white photograph', () => {
      expect(scrimContrast(tokens[theme])).toBeGreaterThanOrEqual(READABLE);
    });

    test('the browser bar has the surface colour', () => {
      expect(brand.theme.themeColor[theme]).toBe(oklchToHex(tokens[theme]['--surface'] ?? ''));
    });
  });
});

test('every brand declares the same tokens, so that no component lacks one', () => {
  const [first = [], ...others] = sheets.map(({ css }) => meaningsOf(css));
  expect(first.length).toBeGreaterThan(40);
  for (const names of others) expect(names).toEqual(first);
});
