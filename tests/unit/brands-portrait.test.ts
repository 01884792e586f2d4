import { expect, test } from '@jest/globals';
import { brandIds } from '#lib/brands/brand-ids.ts';
import {
  drawPortrait,
  portraitSvg,
  type PortraitInput,
} from '#lib/media/portraits/draw-portrait.ts';
import { portraitKey, readPortraitKey } from '#lib/media/portraits/portrait-key.ts';
import sharp from 'sharp';

const input: PortraitInput = {
  seed: 'a',
  gender: 'man',
  age: 34,
  portraitBrand: 'fuego',
  pose: 0,
  hair: 'brown',
};

test.each(brandIds)('a portrait for %s is a WebP of 720 by 960', async (portraitBrand) => {
  const picture = await drawPortrait({ ...input, portraitBrand });
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 720, height: 960 });
});

test('the same seed and pose draw the same picture, another pose, seed, age or brand another', () => {
  const drawn = [
    portraitSvg(input),
    portraitSvg({ ...input, pose: 1 }),
    portraitSvg({ ...input, seed: 'b' }),
    portraitSvg({ ...input, age: 68 }),
    portraitSvg({ ...input, portraitBrand: 'lumiere' }),
  ];
  expect(portraitSvg(input)).toBe(drawn[0]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a person of seventy has grey or white hair, one of twenty-five has not', () => {
  const hairs = (age: number): Set<string> =>
    new Set(
      Array.from({ length: 40 }, (_, seed) =>
        ['#efece6', '#e4e1dc', '#b5b1ac', '#9d9a97']
          .filter((grey) =>
            portraitSvg({ ...input, gender: 'woman', seed: String(seed), age }).includes(grey),
          )
          .join(),
      ),
    );
  expect(hairs(25)).toEqual(new Set(['']));
  expect(hairs(74)).not.toContain('');
});

test('hundreds of portraits contain no undefined value', () => {
  for (let person = 0; person < 300; person += 1) {
    for (const gender of ['woman', 'man'] as const) {
      const svg = portraitSvg({
        ...input,
        seed: String(person),
        gender,
        age: 20 + (person % 60),
        portraitBrand: brandIds[person % brandIds.length] ?? 'spark',
        pose: person % 5,
      });
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(svg.length).toBeGreaterThan(5000);
    }
  }
});

test('a key says what to draw, and a brand that shows the portrait draws it in its own style', () => {
  const key = portraitKey({ ...input, hair: 'dark_blond', portraitBrand: 'capolinea', pose: 4 });
  expect(key).toMatch(/^[A-Za-z0-9_-]{8,56}$/);
  const read = readPortraitKey(key);
  expect(read).toMatchObject({ gender: 'man', age: 34, hair: 'dark_blond', pose: 4 });
  expect(read?.portraitBrand).toBe('capolinea');
  expect(readPortraitKey(key, 'bside')).toEqual({ ...read, portraitBrand: 'bside' });
  expect(readPortraitKey('0f'.repeat(18))).toBeNull();
});
