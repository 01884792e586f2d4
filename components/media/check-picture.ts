const LARGEST = 10 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'];

/** For the file chooser. */
export const PICTURE_TYPES = TYPES.join(',');

/** What can be told of a file before it is sent: the code of what is wrong, or undefined. */
export function checkPicture({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return 'photo_type_refused';
  return size > LARGEST ? 'photo_too_large' : undefined;
}
