import { PURPOSE_MAX_LENGTH } from './limits.ts';

/** The purpose of a staff call in the caller's own text, as the audit log stores it; undefined when it is empty. */
export function purposeIn(text: string): string | undefined {
  // PostgreSQL text cannot hold NUL characters.
  const clean = text.replaceAll('\0', '').trim().slice(0, PURPOSE_MAX_LENGTH);
  return clean === '' ? undefined : clean;
}
