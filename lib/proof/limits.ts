import { DAY, MINUTE } from '../kernel/clock.ts';

/** How long a pose is asked for: time to take a picture, too short to have one made. */
export const POSE_MINUTES = 15;
export const POSE_MS = POSE_MINUTES * MINUTE;
/** Selfies that a member may send within `VERIFICATION_DAYS`. */
export const VERIFICATION_ATTEMPTS = 5;
export const VERIFICATION_DAYS = 7;
export const VERIFICATION_WINDOW_MS = VERIFICATION_DAYS * DAY;
/** One of so many decisions of a moderator is made again by another one. */
export const SECOND_LOOK_EVERY = 10;
/** After so many days without another moderator, the first decision is final. */
export const SECOND_LOOK_DAYS = 3;
export const SECOND_LOOK_MS = SECOND_LOOK_DAYS * DAY;
/** A selfie that nobody has decided about is deleted after so many days. */
export const SELFIE_DAYS = 14;
export const SELFIE_MS = SELFIE_DAYS * DAY;
