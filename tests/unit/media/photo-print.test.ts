import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPortrait } from '#lib/media/portraits/draw-portrait.ts';
import { photoPrint, printBands } from '#lib/media/photo-print.ts';

function apart(left: bigint | null, right: bigint | null): number {
  if (left === null || right === null) throw new Error('no print');
  return BigInt.asUintN(64, left ^ right)
    .toString(2)
    .replaceAll('0', '').length;
}

const portrait = (seed: string, gender: 'man' | 'woman') =>
  drawPortrait({ seed, gender, age: 34, portraitBrand: 'dolcevita', pose: 0 });

describe('the fingerprint of a picture', () => {
  test('changes little when it is scaled, compressed or brightened', async () => {
    for (const seed of ['Ada', 'Bea', 'Cleo', 'Dina']) {
      const picture = await portrait(seed, 'woman');
      const print = await photoPrint(picture);
      const small = await sharp(picture).resize(300).jpeg({ quality: 50 }).toBuffer();
      const lit = await sharp(picture).modulate({ brightness: 1.1 }).jpeg().toBuffer();
      // Well below the eight bits from which two pictures count as different (similar-photos.ts).
      expect(apart(print, await photoPrint(small))).toBeLessThanOrEqual(6);
      expect(apart(print, await photoPrint(lit))).toBeLessThanOrEqual(6);
    }
  });

  test('differs from that of another', async () => {
    const one = await photoPrint(await portrait('Ada', 'woman'));
    expect(apart(one, await photoPrint(await portrait('Ugo', 'man')))).toBeGreaterThan(8);
  });

  test('is empty for a plain surface', async () => {
    const background = { r: 40, g: 90, b: 10 };
    const plain = sharp({ create: { width: 90, height: 90, channels: 3, background } });
    expect(await photoPrint(await plain.png().toBuffer())).toBeNull();
  });

  test('shares a band with each fingerprint that differs in three bits', () => {
    const print = 0x1234_5678_9abc_def0n;
    const bands = new Set(printBands(print));
    expect(bands.size).toBe(8);
    for (const [a, b, c] of [
      [0n, 17n, 40n],
      [1n, 2n, 3n],
      [15n, 31n, 63n],
    ] as const) {
      const other = BigInt.asIntN(64, print ^ (1n << a) ^ (1n << b) ^ (1n << c));
      expect(printBands(other).some((band) => bands.has(band))).toBe(true);
    }
  });
});
