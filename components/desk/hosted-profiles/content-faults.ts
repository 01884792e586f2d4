import { CallError, codeOf } from '#lib/http/client/call.ts';
import { deskErrorMessage } from '../desk-errors.ts';

const FAULTS: Readonly<Record<string, string>> = {
  too_small: 'Too little.',
  too_big: 'Too much.',
  number: 'No numbers that somebody could call.',
  link: 'No links, no addresses, no slashes.',
  money: 'Nothing about money.',
  meeting: 'Hosted profiles never ask to meet.',
  claims_human: 'It must not say that it is a person.',
  contact: 'No contact data.',
  minors: 'Nothing about minors.',
  other_country: 'These brands are of another country.',
  script_missing: 'The script always answers last: keep it.',
  repeated: 'Each once.',
  unknown: 'This is not known here.',
};

/** The faults of a content by field. */
export function contentFaults(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError) || error.code !== 'input_invalid') return {};
  return Object.fromEntries(
    error.fields.map(({ path, code }) => [
      path.replace(/^content\./, '').split('.')[0] ?? '',
      FAULTS[code] ?? 'This does not fit.',
    ]),
  );
}

/** The message for a failed save, in a sentence. */
export function saveErrorMessage(error: unknown): string {
  const code = codeOf(error);
  if (code === 'input_invalid') return 'Not saved: look at the marked fields.';
  if (code === 'conflict') return 'Somebody changed this profile meanwhile. Load it anew.';
  if (code === 'forbidden') return 'It is shown on brands that you do not work for.';
  return deskErrorMessage(code);
}
