import {
  CHANGE_EMAIL_MS,
  ERASE_LINK_MS,
  ERASURE_GRACE_MS,
  EXPORTS_PER_DAY,
  INTERESTS_MAX,
  LOGIN_LINK_MS,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PROMPTS_MAX,
  TRAVEL_AGAIN_MS,
  TRAVEL_MS,
  UNDO_CHANGE_EMAIL_MS,
} from '#lib/accounts/limits.ts';
import {
  CARE_FILES_MAX,
  CARE_MAIL_MAX_LENGTH,
  CARE_PDF_MEGABYTES,
  CARE_PICTURE_MEGABYTES,
} from '#lib/care/limits.ts';
import { PENDING_MESSAGE_MS } from '#lib/chat/limits.ts';
import { CHECK_IN_GRACE_MS, SHARED_DATE_AHEAD_DAYS } from '#lib/dates/limits.ts';
import { AGE_MAX, AGE_MIN } from '#lib/identity/limits.ts';
import { DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { KNOWN_ADDRESSES_MAX } from '#lib/known-people/limits.ts';
import { ONLINE_NOW_MS, SEVERAL_PHOTOS } from '#lib/listings/limits.ts';
import { APPEAL_DAYS, UPLOAD_MEGABYTES } from '#lib/media/limits.ts';
import { PAUSE_MORNING_HOUR } from '#lib/notifications/limits.ts';
import { DECLARATION_LINK_MS, WITHDRAWAL_DAYS } from '#lib/payments/limits.ts';
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '#lib/reviews/limits.ts';
import { SESSION_LIFETIME_MS } from '#lib/security/limits.ts';

/** The limits that the copy names, by their parameters. */
export const COPY_LIMITS = {
  ageMin: AGE_MIN,
  ageMax: AGE_MAX,
  appealDays: APPEAL_DAYS,
  careFilesMax: CARE_FILES_MAX,
  careMailMax: CARE_MAIL_MAX_LENGTH,
  carePdfMegabytes: CARE_PDF_MEGABYTES,
  carePictureMegabytes: CARE_PICTURE_MEGABYTES,
  changeEmailHours: CHANGE_EMAIL_MS / HOUR,
  dateAheadDays: SHARED_DATE_AHEAD_DAYS,
  declarationHours: DECLARATION_LINK_MS / HOUR,
  eraseLinkHours: ERASE_LINK_MS / HOUR,
  erasureDays: ERASURE_GRACE_MS / DAY,
  graceHours: CHECK_IN_GRACE_MS / HOUR,
  interestsMax: INTERESTS_MAX,
  exports: EXPORTS_PER_DAY,
  knownMax: KNOWN_ADDRESSES_MAX,
  loginLinkHours: LOGIN_LINK_MS / HOUR,
  megabytes: UPLOAD_MEGABYTES,
  nameMin: NAME_MIN_LENGTH,
  nameMax: NAME_MAX_LENGTH,
  onlineMinutes: ONLINE_NOW_MS / MINUTE,
  pauseHour: PAUSE_MORNING_HOUR,
  photosMin: SEVERAL_PHOTOS,
  passwordMin: PASSWORD_MIN_LENGTH,
  promptsMax: PROMPTS_MAX,
  pendingHours: PENDING_MESSAGE_MS / HOUR,
  reviewMin: REVIEW_MIN_LENGTH,
  reviewMax: REVIEW_MAX_LENGTH,
  sessionDays: SESSION_LIFETIME_MS / DAY,
  travelAgainDays: TRAVEL_AGAIN_MS / DAY,
  travelDays: TRAVEL_MS / DAY,
  undoEmailHours: UNDO_CHANGE_EMAIL_MS / HOUR,
  withdrawalDays: WITHDRAWAL_DAYS,
};
