import sharp, { type Sharp } from 'sharp';
import { PHOTO_MAX_SIDE, PICTURE_MAX_PIXELS } from '../limits.ts';
import { photoPrint } from '../photo-print.ts';
import { PICTURE_EXITS } from './picture-exits.ts';
import { pictureType, type PictureType } from './picture-type.ts';
import { isPlainSvg } from './plain-svg.ts';
import type { Crop, Rendered } from '../rendered-picture.ts';

const CARD_WIDTH = 480;
/** An SVG has no pixel size: it is rendered as large as a stored photo, within the decoder's density limit. */
const USUAL_DENSITY = 72;
const MAX_DENSITY = 100_000;

type Upright = { readonly image: Sharp; readonly width: number; readonly height: number };

async function drawSvg(bytes: Buffer): Promise<Buffer> {
  if (!isPlainSvg(bytes)) process.exit(PICTURE_EXITS.typeRefused);
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > PICTURE_MAX_PIXELS) process.exit(PICTURE_EXITS.tooLarge);
  const wanted = (USUAL_DENSITY * PHOTO_MAX_SIDE) / Math.max(width, height);
  const density = Math.min(MAX_DENSITY, Math.max(1, wanted));
  const drawn = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', density });
  return drawn.png().toBuffer();
}

async function open(bytes: Buffer, type: PictureType): Promise<Upright> {
  if (type === 'svg') return open(await drawSvg(bytes), 'png');
  const usual = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  // Reads the header only, so that the size is known before anything is decoded.
  const head = await sharp(bytes, { ...usual, limitInputPixels: false }).metadata();
  if (head.format !== type) throw new Error('another type');
  const { width, height } = head.autoOrient;
  if (width * height > PICTURE_MAX_PIXELS) process.exit(PICTURE_EXITS.tooLarge);
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

/**
 * Makes the stored picture from an uploaded file. Only for the process that renders pictures: it exits with one
 * of `PICTURE_EXITS` when it refuses the file, and throws when it cannot read it.
 */
export async function decodePicture(
  bytes: Buffer,
  crop: Crop | null,
  maxSide = PHOTO_MAX_SIDE,
): Promise<Rendered> {
  const type = pictureType(bytes);
  if (type === null) process.exit(PICTURE_EXITS.typeRefused);
  const upright = await open(bytes, type);
  const cut = crop ? upright.image.extract(box(crop, upright)) : upright.image;
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const { data: picture, info } = await cut
    .resize({ width: maxSide, height: maxSide, ...inside })
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
