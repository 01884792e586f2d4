import { UPLOAD_BYTES } from '#lib/media/limits.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'];

/** Accepted types for the file chooser. */
export const PICTURE_TYPES = TYPES.join(',');

/** Checks a file before it is sent: the code of what is wrong, or undefined. */
export function checkPicture({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return 'photo_type_refused';
  return size > UPLOAD_BYTES ? 'photo_too_large' : undefined;
}
