/** A part of the upright picture, in fractions of its width and height. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Rendered = {
  /** At most 1000 by 1000 unless asked for otherwise, JPEG at quality 100, without metadata. */
  readonly picture: Buffer;
  readonly card: Buffer;
  readonly width: number;
  readonly height: number;
  /** The perceptual hash, 64 bits; null for a plain surface. */
  readonly print: bigint | null;
};

/** The answer of the process that renders pictures: a line of JSON, then the picture and the card. */
export function encodePicture({ picture, card, width, height, print }: Rendered): Buffer {
  const line = { width, height, print: print?.toString() ?? null, picture: picture.length };
  return Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), picture, card]);
}
