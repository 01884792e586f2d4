import sharp from 'sharp';

const SIDE = 32;
const WAVE_COUNT = 8;
const BAND_BITS = 16n;
const BAND = (1n << BAND_BITS) - 1n;
/** Below this every wave of the picture is noise: a plain surface looks like any other. */
const FAINTEST = 64;

const WAVES: readonly (readonly number[])[] = Array.from({ length: WAVE_COUNT }, (_, wave) =>
  Array.from({ length: SIDE }, (_, place) =>
    Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * SIDE)),
  ),
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
 * The perceptual hash of 32 by 32 grey pixels: which of its 64 slowest waves are stronger than half of them.
 * Scaling, pressing and a little light change few of its bits. Null for a plain surface. Pure.
 */
export function printOfPixels(pixels: Uint8Array): bigint | null {
  const waves = WAVES.flatMap((down) => WAVES.map((across) => strength(pixels, down, across)));
  const [, ...moving] = waves;
  if (moving.every((wave) => Math.abs(wave) < FAINTEST)) return null;
  const middle = moving.toSorted((a, b) => a - b)[Math.floor(moving.length / 2)] ?? 0;
  const bits = moving.reduce((print, wave) => (print << 1n) | (wave > middle ? 1n : 0n), 0n);
  return BigInt.asIntN(64, bits);
}

/** Called inside image work, on a picture that is ours already. */
export async function photoPrint(picture: Buffer): Promise<bigint | null> {
  const pixels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return printOfPixels(pixels);
}

/** Every fourth bit, beginning with one of the first four. */
function spread(bits: bigint, from: bigint): bigint {
  let band = 0n;
  for (let place = 0n; place < BAND_BITS; place += 1n) {
    band |= ((bits >> (place * 4n + from)) & 1n) << place;
  }
  return band;
}

/**
 * Eight parts of sixteen bits, four that lie together and four that are spread, each with its place above them.
 * Prints that differ in three bits share one of them for sure, and those that differ in a few more nearly always.
 */
export function printBands(print: bigint): number[] {
  const bits = BigInt.asUintN(64, print);
  return [0n, 1n, 2n, 3n].flatMap((place) => [
    Number((place << BAND_BITS) | ((bits >> (place * BAND_BITS)) & BAND)),
    Number(((place + 4n) << BAND_BITS) | spread(bits, place)),
  ]);
}

/** As rows keep it. */
export function printColumns(print: bigint | null, now: Date) {
  return { print, printBands: print === null ? [] : printBands(print), printTriedAt: now };
}
