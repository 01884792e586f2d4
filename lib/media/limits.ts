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
/** Longest voice message. */
export const VOICE_MAX_SECONDS = 60;
export const VOICE_MAX_MS = VOICE_MAX_SECONDS * SECOND;
/** Longest voice introduction of a profile. */
export const INTRODUCTION_MAX_SECONDS = 30;
export const INTRODUCTION_MAX_MS = INTRODUCTION_MAX_SECONDS * SECOND;
/** A recorder stops a little after it was asked to: so much more is cut off instead of refused. */
export const VOICE_GRACE_MS = 2 * SECOND;
/** A shorter recording is an accidental press. */
export const VOICE_MIN_MS = SECOND / 2;
/** Largest upload, in bytes: a minute at more than 256 kbit/s. */
export const VOICE_UPLOAD_BYTES = 2 * MEGABYTE;
/** What a browser is asked to record with, in bits per second. */
export const VOICE_RECORDING_BITS = 32_000;
/** Of the stored file, in bits per second. */
export const VOICE_STORED_BITS = 24_000;
/** Bars of a waveform. */
export const WAVEFORM_BARS = 48;
/** The loudest bar of a waveform; the softest is 0. */
export const WAVEFORM_PEAK = 100;
/** The process that decodes and encodes a recording is killed after this time. */
export const VOICE_WORK_MS = 15 * SECOND;
/** It may hold so much memory, in bytes: the samples of a minute, and the codecs. */
export const VOICE_MEMORY_BYTES = 512 * MEGABYTE;
/** It may hold so many megabytes of this in its JavaScript heap. */
export const VOICE_HEAP_MEGABYTES = 128;
