/** Uploaded file, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Stored photo, longest side in pixels. */
export const LARGEST_SIDE = 1_000;
/** Larger pictures are not decoded. */
export const MOST_PIXELS = 50_000_000;
/** Exit code of the SVG process when a drawing has more pixels. */
export const TOO_LARGE_EXIT = 3;
