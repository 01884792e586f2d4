import sharp from 'sharp';

const SIDE = 32;
const WAVE_COUNT = 8;
const BAND_BITS = 16n;
const BAND = (1n << BAND_BITS) - 1n;
/** When every coefficient is below this, the picture is plain and its hash would be noise. */
const FAINTEST = 64;

const WAVES: readonly (readonly number[])[] = Array.from({ length: WAVE_COUNT }, (_, wave) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * wave * Math.PI) / (2 * SIDE))),
);

function strength(pixels: Uint8Array, down: readonly number[], across: readonly number[]): number {
  let sum = 0;
  for (const [y, row] of down.entries()) {
    for (const [x, column] of across.entries()) {
      sum += (pixels[y * SIDE + x] ?? 0) * row * column;
    }
  }
  return sum;
}

/**
 * A perceptual hash (DCT) of 32 by 32 grey pixels: which of the 63 lowest frequencies are above their median.
 * Scaling, compression and small changes of brightness change few bits. Null for a plain surface. Pure.
 */
export function printOfPixels(pixels: Uint8Array): bigint | null {
  const waves = WAVES.flatMap((down) => WAVES.map((across) => strength(pixels, down, across)));
  const [, ...moving] = waves;
  if (moving.every((wave) => Math.abs(wave) < FAINTEST)) return null;
  const middle = moving.toSorted((a, b) => a - b)[Math.floor(moving.length / 2)] ?? 0;
  const bits = moving.reduce((print, wave) => (print << 1n) | (wave > middle ? 1n : 0n), 0n);
  return BigInt.asIntN(64, bits);
}

/** Call within `imageWork`, with a picture that was re-encoded by us. */
export async function photoPrint(picture: Buffer): Promise<bigint | null> {
  const pixels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return printOfPixels(pixels);
}

/** Every fourth bit, starting at bit `from`, 0 to 3. */
function spread(bits: bigint, from: bigint): bigint {
  let band = 0n;
  for (let bit = 0n; bit < BAND_BITS; bit += 1n) {
    band |= ((bits >> (bit * 4n + from)) & 1n) << bit;
  }
  return band;
}

/**
 * Eight bands of sixteen bits, four of adjacent bits and four of every fourth bit, each prefixed with its
 * number. Two hashes that differ in up to three bits share at least one band, and those that differ in a few
 * more nearly always do.
 */
export function printBands(print: bigint): number[] {
  const bits = BigInt.asUintN(64, print);
  return [0n, 1n, 2n, 3n].flatMap((number) => [
    Number((number << BAND_BITS) | ((bits >> (number * BAND_BITS)) & BAND)),
    Number(((number + 4n) << BAND_BITS) | spread(bits, number)),
  ]);
}

/** The hash as database columns. */
export function printColumns(print: bigint | null, now: Date) {
  return { print, printBands: print === null ? [] : printBands(print), printTriedAt: now };
}
