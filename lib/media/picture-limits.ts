/** Of an uploaded file, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Of what is kept of a photo. */
export const LARGEST_SIDE = 1_000;
/** Of what is decoded at all. */
export const MOST_PIXELS = 50_000_000;
/** By this the process that draws says that a drawing has more. */
export const TOO_LARGE_EXIT = 3;
