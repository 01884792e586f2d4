import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { drawingNames } from '#lib/brands/drawing-names.ts';
import { checkMotions, checkSymbols } from '../../../bin/brand/check/check-symbols.ts';

const read = (brand: string, file: string): string =>
  readFileSync(join('brands', brand, file), 'utf8');
const symbols = (brand: string): readonly string[] =>
  read(brand, 'drawings.svg').match(/<symbol [^]*?<\/symbol>/g) ?? [];
const keyframes = (brand: string, name: string): string =>
  new RegExp(`@keyframes ${name} \\{[^]*?\\n\\}`).exec(read(brand, 'tokens.css'))?.[0] ?? '';
const token = (brand: string, name: string): string =>
  new RegExp(`${name}: ([^;]+);`).exec(read(brand, 'tokens.css'))?.[1] ?? '';

describe.each(brandIds)('the drawings of %s', (brand) => {
  test('are one for every slot, each at most 2 kB, in tokens that exist', () => {
    expect(checkSymbols(join('brands', brand))).toEqual([]);
    expect(symbols(brand)).toHaveLength(drawingNames.length);
  });

  test('have keyframes for all of their motions', () => {
    expect(checkMotions(join('brands', brand))).toEqual([]);
  });

  test('are at most 2.5 kB compressed, which every member page carries', () => {
    expect(gzipSync(read(brand, 'drawings.svg')).length).toBeLessThanOrEqual(2_500);
  });

  test('show a sent message for at most 250 ms, and a match for at most a second', () => {
    expect(token(brand, '--sent-motion')).toMatch(/^sent var\(--duration-slow\) /);
    for (const name of ['--moment-one', '--moment-two', '--moment-drawing']) {
      const [, ms] = /^moment-\w+ (\d+)ms /.exec(token(brand, name)) ?? [];
      expect(Number(ms)).toBeLessThanOrEqual(1000);
    }
  });
});

describe('no two brands share', () => {
  const different = (of: (brand: string) => string): void => {
    expect(new Set(brandIds.map(of)).size).toBe(brandIds.length);
  };

  test.each(drawingNames.map((name, index) => [name, index] as const))(
    'the drawing %s',
    (_, index) => {
      different((brand) => symbols(brand)[index] ?? '');
    },
  );

  test.each(['sent', 'sent-mark', 'moment-one'])('the keyframes %s', (name) => {
    different((brand) => keyframes(brand, name));
  });

  test('the motion of the loader', () => {
    different((brand) => keyframes(brand, 'loader') + token(brand, '--loader-motion'));
  });

  test('the crop of photographs', () => {
    different((brand) =>
      ['--crop-radius', '--crop-clip', '--crop-mask', '--crop-frame']
        .map((name) => token(brand, name))
        .join(),
    );
  });
});

test('no motion of a brand runs under reduced motion', () => {
  const css = readFileSync('components/brand/drawings.css', 'utf8');
  const [still = '', moving = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
  const motions = ['sent', 'sent-mark', 'loader'].map((name) => `var(--${name}-motion)`);
  const portraits = ['one', 'two', 'drawing'].map((name) => `var(--moment-${name})`);
  for (const motion of [...motions, ...portraits]) {
    expect(moving).toContain(`animation: ${motion}`);
    expect(still).not.toContain(motion);
  }
});
