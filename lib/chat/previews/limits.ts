import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/clock.ts';

/** For so long a fetched page answers for its address, to all members. */
export const LINK_CACHED_MS = DAY;
/** Previews of one sender within `PREVIEWS_WITHIN_MS`; later links have none. */
export const PREVIEWS_OF_SENDER = 30;
export const PREVIEWS_WITHIN_MS = HOUR;
/** Bytes of a page that are read: what previews need is at its beginning. */
export const PAGE_BYTES = 512 * 1_024;
/** Largest picture of a page, in bytes. */
export const PREVIEW_PICTURE_BYTES = 5 * 1_024 * 1_024;
/** Longest side of a stored picture, in pixels. */
export const PREVIEW_PICTURE_SIDE = 640;
/** Longer than the two fetches of a preview and the work on its picture. */
export const PREVIEW_LEASE_MS = MINUTE;
/** When a message is looked at again whose address another process is fetching. */
export const PREVIEW_AGAIN_MS = 5 * SECOND;
