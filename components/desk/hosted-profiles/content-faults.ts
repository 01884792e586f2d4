import { CallError, codeOf } from '#lib/http/client/call-error.ts';
import { deskErrorMessage } from '../desk-errors.ts';

const FAULTS: Readonly<Record<string, string>> = {
  too_small: 'Too short or missing.',
  too_big: 'Too long.',
  number: 'Remove phone numbers.',
  link: 'Remove links, addresses and slashes.',
  money: 'Remove mentions of money.',
  meeting: 'Hosted profiles must not suggest meeting.',
  claims_human: 'Do not claim that the profile is a real person.',
  contact: 'Remove contact details.',
  minors: 'Remove mentions of minors.',
  other_country: 'These brands belong to another country.',
  script_missing: 'The script is required as the last responder.',
  repeated: 'Duplicate value.',
  unknown: 'Unknown value.',
};

/** The faults of a content by field. */
export function contentFaults(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError) || error.code !== 'input_invalid') return {};
  return Object.fromEntries(
    error.fields.map(({ path, code }) => [
      path.replace(/^content\./, '').split('.')[0] ?? '',
      FAULTS[code] ?? 'Invalid value.',
    ]),
  );
}

/** The message for a failed save, in a sentence. */
export function saveErrorMessage(error: unknown): string {
  const code = codeOf(error);
  if (code === 'input_invalid') return 'Not saved. Check the marked fields.';
  if (code === 'conflict') return 'Someone else changed this profile. Reload the page.';
  if (code === 'forbidden') return 'It is shown on brands that are not assigned to you.';
  return deskErrorMessage(code);
}
