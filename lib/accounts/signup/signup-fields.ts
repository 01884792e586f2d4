import type { ReadVersions } from '../../consents/refuse-outdated.ts';
import type { OwnGender, ShownWith, SoughtGender } from '../../identity/gender.ts';
import type { ErrorCode, FieldFault } from '../../kernel/errors.ts';
import { isOfferedAge } from '../../identity/age.ts';
import { isDisposableEmail } from './disposable.ts';
import { isEmail } from '../../identity/email.ts';
import { passwordFault } from '../password/password-rules.ts';

/** Fields of the signup form; any of them may be missing. */
export type SignupFields = {
  readonly email: string;
  readonly password: string;
  readonly age: number | undefined;
  /** The last birthday, where a date of birth was given. */
  readonly ageSince?: Date;
  /** Name of the region as in the place list. */
  readonly region: string;
  readonly city: string;
  readonly province: string;
  readonly gender: OwnGender | undefined;
  /** Only a nonbinary person’s is stored. */
  readonly shownWith?: ShownWith | null | undefined;
  readonly seeking: SoughtGender | undefined;
  readonly terms1: boolean;
  readonly terms2: boolean;
  readonly terms3: boolean;
  readonly terms4: boolean;
  readonly readVersions?: ReadVersions | undefined;
};

export type CheckedSignup = SignupFields & {
  readonly age: number;
  readonly gender: OwnGender;
  readonly seeking: SoughtGender;
};

export type SignupFault = FieldFault & { readonly code: ErrorCode };

/** All errors in the order of the form; `placeFound` says whether the place list contains region and city. */
export function signupFaults(fields: SignupFields, placeFound: boolean): SignupFault[] {
  const faults: SignupFault[] = [];
  const refuse = (wrong: boolean, path: string, code: ErrorCode): void => {
    if (wrong) faults.push({ path, code });
  };
  const addressed = isEmail(fields.email);
  refuse(!addressed, 'email', 'email_malformed');
  refuse(addressed && isDisposableEmail(fields.email), 'email', 'email_refused');
  const weak = passwordFault(fields.password, fields.email);
  if (weak) faults.push({ path: 'password', code: weak });
  refuse(!isOfferedAge(fields.age), 'age', 'age_refused');
  refuse(!placeFound, 'region', 'place_unknown');
  refuse(fields.gender === undefined, 'gender', 'gender_missing');
  refuse(fields.seeking === undefined, 'seeking', 'seeking_missing');
  refuse(!fields.terms1, 'terms1', 'consent_missing');
  refuse(!fields.terms2, 'terms2', 'consent_missing');
  refuse(!fields.terms4, 'terms4', 'consent_missing');
  return faults;
}

/** Type guard: a form without errors has all its fields. */
export function isComplete(fields: SignupFields): fields is CheckedSignup {
  return isOfferedAge(fields.age) && fields.gender !== undefined && fields.seeking !== undefined;
}
