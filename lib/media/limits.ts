import { DAY, SECOND } from '../kernel/clock.ts';

const MEGABYTE = 1_024 * 1_024;

/** Largest uploaded picture, in megabytes of 1,024² bytes. */
export const UPLOAD_MEGABYTES = 10;
/** The same in bytes. */
export const UPLOAD_BYTES = UPLOAD_MEGABYTES * MEGABYTE;
/** Longest side of a stored photo, in pixels. */
export const PHOTO_MAX_SIDE = 1_000;
/** Pictures with more pixels are not decoded. */
export const PICTURE_MAX_PIXELS = 50_000_000;
/** The process that decodes a picture is killed after this time. */
export const PICTURE_WORK_MS = 10 * SECOND;
/** It may hold so much memory, in bytes: the pixels of the largest picture three times, and the program. */
export const PICTURE_MEMORY_BYTES = 768 * MEGABYTE;
/** It may hold so many megabytes of this in its JavaScript heap. */
export const PICTURE_HEAP_MEGABYTES = 128;
/** Photos of one profile. */
export const PROFILE_PHOTOS = 8;
/** How long the removal of a photo can be undone; then its files are deleted. */
export const PHOTO_UNDO_MS = 30 * SECOND;
/** How long a refused photo is stored for an appeal; then it is deleted. */
export const APPEAL_DAYS = 14;
export const APPEAL_MS = APPEAL_DAYS * DAY;
/** How long a bucket may be silent in a call. */
export const BUCKET_ANSWERS_WITHIN_MS = 5 * SECOND;
/** Scheduled removals whose files are deleted at the same time. */
export const REMOVALS_AT_ONCE = 10;
/** Characters of an appeal, against a photo's refusal and against a review's. */
export const APPEAL_MAX_LENGTH = 1_000;
