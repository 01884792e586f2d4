import sharp, { type Sharp } from 'sharp';
import { brandIds, type BrandId } from '../brands/brand-ids.ts';
import { db } from '../db/client.ts';
import { singleton } from '../kernel/singleton.ts';
import { photoStore } from './photo-store.ts';
import { portraitImage } from './portraits/draw-portrait.ts';
import { isHomePortrait } from './portraits/home-people.ts';
import { portraitFile, readPortraitKey, type PortraitName } from './portraits/portrait-key.ts';
import { SHOWN_PHOTO } from '../identity/shown-photos.ts';

/** Pictures have three sizes and, when requested by name, two more formats; all are made from `.webp`. */
export const variants = {
  '.webp': { width: 720, format: 'webp', type: 'image/webp' },
  '-card.webp': { width: 480, format: 'webp', type: 'image/webp' },
  '-thumb.webp': { width: 120, format: 'webp', type: 'image/webp' },
  '-card.avif': { width: 480, format: 'avif', type: 'image/avif' },
  '-thumb.avif': { width: 120, format: 'avif', type: 'image/avif' },
  '.jpg': { width: 720, format: 'jpeg', type: 'image/jpeg' },
} as const;

export type Suffix = keyof typeof variants;

const encoders = {
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 3 }),
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
  jpeg: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 84 }),
} as const;

// One encoding for each name at a time: a page with a new picture requests it many times at once.
const making = singleton('photo-variants', () => new Map<string, Promise<Buffer | null>>());

/**
 * The bytes of a variant of a public picture, made from the original on first request and then stored; null
 * when there is no such picture. A drawn portrait has no original: it is drawn in the style of `brand`, or else
 * of its own. Encoding runs on the image library's own threads.
 */
export async function publicVariant(
  objectKey: string,
  suffix: Suffix,
  brand?: BrandId,
): Promise<Buffer | null> {
  const portrait = readPortraitKey(objectKey, brand);
  const file = portrait === null ? objectKey : portraitFile(objectKey, portrait.portraitBrand);
  const name = `public/${file}${suffix}`;
  const stored = await photoStore().get(name);
  if (stored !== null || (suffix === '.webp' && portrait === null)) return stored;
  const under = making.get(name);
  if (under !== undefined) return under;
  const work = (
    portrait === null ? make(objectKey, suffix) : draw(portrait, objectKey, name, suffix)
  ).finally(() => making.delete(name));
  making.set(name, work);
  return work;
}

/** Whether a drawn portrait is public: on a home page, or the approved picture of a profile. */
async function isShown(objectKey: string): Promise<boolean> {
  if (isHomePortrait(objectKey)) return true;
  return (await db().photo.count({ where: { objectKey, ...SHOWN_PHOTO } })) > 0;
}

async function draw(
  portrait: PortraitName,
  objectKey: string,
  name: string,
  suffix: Suffix,
): Promise<Buffer | null> {
  // The key is readable, and anyone can write another.
  if (!(await isShown(objectKey))) return null;
  const { width, format, type } = variants[suffix];
  const bytes = await encoders[format](portraitImage(portrait, width)).toBuffer();
  await photoStore().put(name, bytes, type);
  if (await isShown(objectKey)) return bytes;
  await photoStore().remove([name]);
  return null;
}

async function make(objectKey: string, suffix: Suffix): Promise<Buffer | null> {
  const original = await photoStore().get(`public/${objectKey}.webp`);
  if (original === null) return null;
  const { width, format, type } = variants[suffix];
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  const bytes = await encoders[format](image).toBuffer();
  const name = `public/${objectKey}${suffix}`;
  await photoStore().put(name, bytes, type);
  // The picture may have been removed meanwhile. Its source is deleted first, so a variant whose source is
  // missing is removed too.
  if ((await photoStore().get(`public/${objectKey}.webp`)) !== null) return bytes;
  await photoStore().remove([name]);
  return null;
}

/** Publishes an approved picture in all sizes; the stored original serves as the JPEG variant. */
export async function publishPhoto(objectKey: string, source: Buffer): Promise<void> {
  const full = await sharp(source).webp({ quality: 88, effort: 4 }).toBuffer();
  await photoStore().put(`public/${objectKey}.webp`, full, variants['.webp'].type);
  await photoStore().put(`public/${objectKey}.jpg`, source, variants['.jpg'].type);
  await Promise.all([make(objectKey, '-card.webp'), make(objectKey, '-thumb.webp')]);
}

/** Every possible file name of a public picture, the source of the others first. */
export function publicNames(objectKey: string): string[] {
  const files =
    readPortraitKey(objectKey) === null
      ? [objectKey]
      : [...new Set([objectKey, ...brandIds.map((brand) => portraitFile(objectKey, brand))])];
  return files.flatMap((file) => Object.keys(variants).map((suffix) => `public/${file}${suffix}`));
}
