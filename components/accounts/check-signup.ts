import { checkCommon, COMMON_FIELDS, NOTHING_SAID, type CommonAnswers } from './common-answers.ts';
import { isEmail } from './email.ts';
import type { PickedPlace } from './place-options.ts';
import type { Faults } from './use-faults.ts';
import { PASSWORD_MIN_LENGTH } from '#lib/accounts/limits.ts';

export const SIGNUP_FIELDS = [
  'email',
  'password',
  'birthDate',
  'region',
  ...COMMON_FIELDS,
] as const;
type SignupField = (typeof SIGNUP_FIELDS)[number];

export interface SignupValues extends CommonAnswers {
  readonly email: string;
  readonly password: string;
  /** `yyyy-mm-dd`; empty until the date is complete. */
  readonly birthDate: string;
  readonly place: PickedPlace | undefined;
}

export const EMPTY_SIGNUP: SignupValues = {
  email: '',
  password: '',
  birthDate: '',
  place: undefined,
  ...NOTHING_SAID,
};

/** Client-side validation of the signup form, in the order of its fields. The server decides. */
export function checkSignup(values: SignupValues): Faults<SignupField> {
  const { email, password, birthDate, place } = values;
  return {
    ...(isEmail(email) ? {} : { email: 'email_malformed' }),
    ...(password === '' ? { password: 'password_missing' } : {}),
    ...(password !== '' && [...password].length < PASSWORD_MIN_LENGTH
      ? { password: 'password_weak' }
      : {}),
    ...(birthDate === '' ? { birthDate: 'age_refused' } : {}),
    ...(place === undefined ? { region: 'place_unknown' } : {}),
    ...checkCommon(values),
  };
}
