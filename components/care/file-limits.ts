import { CARE_FILES_MAX, CARE_PDF_MEGABYTES, CARE_PICTURE_MEGABYTES } from '#lib/care/limits.ts';

/** The limits that the copy about files names. */
export const FILE_LIMITS = {
  most: CARE_FILES_MAX,
  megabytes: CARE_PICTURE_MEGABYTES,
  pdfMegabytes: CARE_PDF_MEGABYTES,
} as const;
