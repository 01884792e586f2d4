import { expect, test } from '@jest/globals';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { drawPortrait, portraitSvg } from '#lib/media/portraits/draw-portrait.ts';
import sharp from 'sharp';

test.each(brandIds)('a portrait for %s is a WebP of 720 by 960', async (portraitBrand) => {
  const picture = await drawPortrait({ seed: 'a', gender: 'woman', portraitBrand, pose: 0 });
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 720, height: 960 });
});

test('the same seed and pose draw the same picture, another pose or seed another', () => {
  const draw = (seed: string, pose: number): string =>
    portraitSvg({ seed, gender: 'man', portraitBrand: 'fuego', pose });
  expect(draw('a', 1)).toBe(draw('a', 1));
  expect(draw('a', 1)).not.toBe(draw('a', 0));
  expect(draw('a', 1)).not.toBe(draw('b', 1));
});

test('hundreds of portraits contain no undefined value', () => {
  for (let person = 0; person < 300; person += 1) {
    for (const gender of ['woman', 'man'] as const) {
      const svg = portraitSvg({
        seed: String(person),
        gender,
        portraitBrand: 'spark',
        pose: person % 5,
      });
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(svg.length).toBeGreaterThan(6000);
    }
  }
});
