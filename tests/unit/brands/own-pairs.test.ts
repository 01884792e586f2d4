import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { colourOf, contrast, READABLE } from '#lib/brands/token-rules.ts';
import { parseTokens } from '#lib/brands/tokens.ts';

/** The ratio for text from 24 pixels, or 19 in bold. */
const LARGE = 3;

/** Colour pairs of home pages that no component uses: front, back, ratio. */
const homes: Readonly<Record<string, readonly (readonly [string, string, number])[]>> = {
  dolcevita: [['--cream-50', '--art-sea-deep', READABLE]],
  fuego: [['--art-paper', '--art-wall', READABLE]],
  vermut: [['--art-ink', '--art-label', READABLE]],
  verbena: [
    ['--petrol-950', '--limon-400', READABLE],
    ['--fresa-700', '--limon-400', LARGE],
    ['--mora-600', '--limon-400', LARGE],
  ],
  phare: [
    ['--art-on-shallow', '--art-shallow', READABLE],
    ['--fog-50', '--art-middle', READABLE],
    ['--fog-50', '--art-deep', READABLE],
    ...(['--art-sky-1', '--art-sky-2', '--art-sky-3', '--art-sky-4'] as const).map(
      (sky) => ['--ink', sky, READABLE] as const,
    ),
  ],
  bside: [
    ['--ink', '--line', READABLE],
    ['--ink', '--surface-raised', READABLE],
  ],
};

describe.each(Object.entries(homes))('%s', (brand, pairs) => {
  const tokens = parseTokens(readFileSync(`brands/${brand}/tokens.css`, 'utf8'));
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    test.each(pairs)('%s on %s reaches %d', (front, back, least) => {
      const colour = (name: string) => colourOf(tokens[theme], name);
      expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(least);
    });
  });
});
