import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import {
  EXPORTS_PER_DAY,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#lib/accounts/limits.ts';
import { CARE_PDF_MEGABYTES } from '#lib/care/limits.ts';
import { SHARED_DATE_AHEAD_DAYS } from '#lib/dates/limits.ts';
import { AGE_MAX, AGE_MIN } from '#lib/identity/limits.ts';
import { KNOWN_ADDRESSES_MAX } from '#lib/known-people/limits.ts';
import { UPLOAD_MEGABYTES } from '#lib/media/limits.ts';
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '#lib/reviews/limits.ts';

/** The limits that messages name. */
const LIMITS = {
  ageMin: AGE_MIN,
  ageMax: AGE_MAX,
  dateAheadDays: SHARED_DATE_AHEAD_DAYS,
  exports: EXPORTS_PER_DAY,
  knownMax: KNOWN_ADDRESSES_MAX,
  megabytes: UPLOAD_MEGABYTES,
  nameMin: NAME_MIN_LENGTH,
  nameMax: NAME_MAX_LENGTH,
  pdfMegabytes: CARE_PDF_MEGABYTES,
  passwordMin: PASSWORD_MIN_LENGTH,
  reviewMin: REVIEW_MIN_LENGTH,
  reviewMax: REVIEW_MAX_LENGTH,
};

type Values = Readonly<Record<string, string | number>>;

/** The message of an error by its code, in server and client components. */
export function useErrorMessages() {
  const t = useTranslations('errors');
  return useMemo(() => {
    const message = (code: string, values?: Values): string => t(code, { ...LIMITS, ...values });
    return Object.assign(message, { has: (code: string): boolean => t.has(code) });
  }, [t]);
}
