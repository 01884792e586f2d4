import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { oklchToHex, oklchToRgba, parseTokens, type Rgba } from '#lib/brands/tokens.ts';

const READABLE = 4.5;
const VISIBLE = 3;
const grounds = ['--surface', '--surface-raised', '--surface-sunken'] as const;

/** Front, back, ratio: every pair that a component puts together. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...grounds.flatMap((ground) => [
    ['--ink', ground, 7] as const,
    ['--ink-soft', ground, READABLE] as const,
    ['--accent-ink', ground, READABLE] as const,
    ['--danger', ground, READABLE] as const,
    ['--success', ground, READABLE] as const,
    ['--line-strong', ground, VISIBLE] as const,
    ['--focus', ground, VISIBLE] as const,
    ['--credit-full', ground, VISIBLE] as const,
    ['--credit-medium', ground, VISIBLE] as const,
    ['--credit-empty', ground, VISIBLE] as const,
  ]),
  ['--on-accent', '--accent', READABLE],
  ['--on-accent', '--accent-strong', READABLE],
  ['--on-accent-soft', '--accent-soft', READABLE],
  ['--on-second', '--second', READABLE],
  ['--on-danger', '--danger', READABLE],
  ['--on-danger-soft', '--danger-soft', READABLE],
  ['--on-success', '--success', READABLE],
  ['--on-success-soft', '--success-soft', READABLE],
  ['--on-hosted', '--hosted', READABLE],
];

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: Rgba, back: Rgba): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function over([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

const sheets = brands.map((brand) => {
  const css = readFileSync(`brands/${brand.id}/tokens.css`, 'utf8');
  return { brand, css, tokens: parseTokens(css) };
});

describe('the conversion', () => {
  test('knows the corners of sRGB', () => {
    expect(oklchToHex('oklch(1 0 0)')).toBe('#ffffff');
    expect(oklchToHex('oklch(0.628 0.2577 29.23)')).toBe('#ff0000');
    expect(oklchToHex('oklch(0.452 0.3132 264.05)')).toBe('#0000ff');
    expect(contrast([0, 0, 0, 1], [1, 1, 1, 1])).toBeCloseTo(21, 5);
  });

  test('refuses what it cannot read', () => {
    expect(() => oklchToRgba('tomato')).toThrow('tomato');
    expect(() => parseTokens(':root { --a: var(--gone); }')).toThrow('--gone');
  });
});

describe.each(sheets)('$brand.id', ({ brand, tokens }) => {
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    const colour = (name: string): Rgba => {
      const value = tokens[theme][name];
      if (value === undefined) throw new Error(`${brand.id} has no ${name}`);
      return oklchToRgba(value);
    };

    test.each(pairs)('%s on %s reaches %d', (front, back, least) => {
      expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(least);
    });

    test('text on the scrim stays readable over a white photograph', () => {
      const below = over(colour('--scrim'), [1, 1, 1, 1]);
      expect(contrast(colour('--on-scrim'), below)).toBeGreaterThanOrEqual(READABLE);
    });

    test('the browser bar takes the surface', () => {
      expect(brand.look.themeColor[theme]).toBe(oklchToHex(tokens[theme]['--surface'] ?? ''));
    });
  });
});

test('every brand declares the same meanings, so that a component never meets a gap', () => {
  const meanings = sheets.map(({ css }) =>
    [...(css.split('/* meaning */')[1] ?? '').matchAll(/^ {2}(--[\w-]+):/gm)]
      .map(([, name]) => name ?? '')
      // The picture palette is the brand's own: only its own drawings read it.
      .filter((name) => !name.startsWith('--art-'))
      .sort(),
  );
  for (const names of meanings) expect(names).toEqual(meanings[0]);
});
