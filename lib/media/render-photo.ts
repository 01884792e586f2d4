import sharp, { type Sharp } from 'sharp';
import { fail, isAppError } from '../kernel/errors.ts';
import { drawSvg } from './rendering/draw-svg.ts';
import { imageWork } from './rendering/image-work.ts';
import { photoPrint } from './photo-print.ts';
import { pictureType, type PictureType } from './rendering/picture-type.ts';
import { isPlainSvg } from './rendering/plain-svg.ts';
import { PHOTO_MAX_SIDE, PICTURE_MAX_PIXELS } from './limits.ts';

const WITHIN_SECONDS = 20;
const CARD_WIDTH = 480;

/** A part of the upright picture, in fractions of its width and height. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Rendered = {
  /** At most 1000 by 1000, JPEG at quality 100, without metadata. */
  readonly picture: Buffer;
  readonly card: Buffer;
  readonly width: number;
  readonly height: number;
  /** The perceptual hash, 64 bits; null for a plain surface. */
  readonly print: bigint | null;
};

type Upright = { readonly image: Sharp; readonly width: number; readonly height: number };

async function open(bytes: Buffer, type: PictureType): Promise<Upright> {
  if (type === 'svg') return open(await drawSvg(bytes), 'png');
  const usual = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  // Reads the header only, so that the size is known before anything is decoded.
  const head = await sharp(bytes, { ...usual, limitInputPixels: false }).metadata();
  if (head.format !== type) fail('photo_unreadable', { key: 'grandezza_file' });
  const { width, height } = head.autoOrient;
  if (width * height > PICTURE_MAX_PIXELS)
    fail('photo_too_large', { key: 'grandezza_file', pixels: PICTURE_MAX_PIXELS });
  return { image: sharp(bytes, usual).autoOrient(), width, height };
}

function box({ x, y, width, height }: Crop, whole: Upright) {
  const left = Math.min(Math.floor(x * whole.width), whole.width - 1);
  const top = Math.min(Math.floor(y * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - top)),
  };
}

async function render(bytes: Buffer, type: PictureType, crop?: Crop): Promise<Rendered> {
  const upright = await open(bytes, type);
  const cut = crop ? upright.image.extract(box(crop, upright)) : upright.image;
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const { data: picture, info } = await cut
    .timeout({ seconds: WITHIN_SECONDS })
    .resize({ width: PHOTO_MAX_SIDE, height: PHOTO_MAX_SIDE, ...inside })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const card = await sharp(picture)
    .resize({ width: CARD_WIDTH, ...inside })
    .webp()
    .toBuffer();
  const print = await photoPrint(picture);
  return { picture, card, print, width: info.width, height: info.height };
}

/** Hides the image library's error from the uploader, who only learns that the file is unreadable. */
function unreadable(error: unknown): never {
  if (isAppError(error)) throw error;
  return fail('photo_unreadable', { key: 'grandezza_file' });
}

/**
 * Makes the stored picture from an uploaded file: upright, cropped and re-encoded, so that nothing but the
 * pixels remains. Raises `photo_type_refused` for another file type or an SVG that is not self-contained,
 * `photo_too_large` above 50 million pixels, `photo_unreadable` for a broken file, `unavailable` when too
 * much image work waits.
 */
export async function renderPhoto(bytes: Buffer, crop?: Crop): Promise<Rendered> {
  const type = pictureType(bytes);
  if (type === null) fail('photo_type_refused', { key: 'solo_immagini' });
  if (type === 'svg' && !isPlainSvg(bytes)) fail('photo_type_refused', { key: 'solo_immagini' });
  return imageWork(() => render(bytes, type, crop).catch(unreadable));
}
