import { pictureType } from './rendering/picture-type.ts';

/** Whether a file is a picture by its content: JPEG, PNG, GIF or WebP. A drawing (SVG) is none. */
export function isPicture(bytes: Buffer): boolean {
  const type = pictureType(bytes);
  return type !== null && type !== 'svg';
}
