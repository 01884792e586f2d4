import { CONSENTS, type Ticks } from './consent-boxes.tsx';
import type { PickedPlace } from './place-field.tsx';
import type { Faults } from './use-faults.ts';

export const SIGNUP_FIELDS = [
  'email',
  'password',
  'age',
  'region',
  'gender',
  'seeking',
  ...CONSENTS,
] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

export interface SignupValues {
  readonly email: string;
  readonly password: string;
  readonly age: string;
  readonly place: PickedPlace | undefined;
  readonly gender: string;
  readonly seeking: string;
  readonly ticks: Ticks;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.replace(/\s+/g, ''));
}

/** The form's own look at itself, in its order, so that most faults are told without a call; the server decides. */
export function checkSignup(values: SignupValues): Faults<SignupField> {
  const { email, password, age, place, gender, seeking, ticks } = values;
  return {
    ...(isEmail(email) ? {} : { email: 'email_malformed' }),
    ...(password === '' ? { password: 'password_missing' } : {}),
    ...(password !== '' && [...password].length < 8 ? { password: 'password_weak' } : {}),
    ...(age === '' ? { age: 'age_refused' } : {}),
    ...(place === undefined ? { region: 'place_unknown' } : {}),
    ...(gender === '' ? { gender: 'gender_missing' } : {}),
    ...(seeking === '' ? { seeking: 'seeking_missing' } : {}),
    ...(ticks.terms1 ? {} : { terms1: 'consent_missing' }),
    ...(ticks.terms2 ? {} : { terms2: 'consent_missing' }),
    ...(ticks.terms4 ? {} : { terms4: 'consent_missing' }),
  };
}
