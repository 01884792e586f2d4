'use client';

import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { checkSignup, EMPTY_SIGNUP, SIGNUP_FIELDS, type SignupValues } from './check-signup.ts';
import { commonBody } from './common-answers.ts';
import { cleanEmail } from './email.ts';
import { fingerprint } from './fingerprint.ts';
import { useAccountOpening } from './use-account-opening.ts';
import { thisVisit } from './visit-memory.ts';

interface SignupWhere {
  readonly country: string;
  readonly language: Locale;
  readonly onEntered: () => void;
}

/** The long signup: an address, its password and a place. */
export function useSignup({ country, language, onEntered }: SignupWhere) {
  const post = async (values: SignupValues) => {
    const { email, password, age, place } = values;
    return call('POST /api/users/register', {
      body: {
        ...thisVisit(),
        ...commonBody(values),
        country,
        language,
        password,
        age,
        geo: place?.region ?? '',
        city: place?.city ?? '',
        province: place?.province ?? '',
        email: cleanEmail(email),
        fingerprint: await fingerprint(),
      },
    });
  };
  return useAccountOpening({
    form: 'signup',
    fields: SIGNUP_FIELDS,
    empty: EMPTY_SIGNUP,
    check: checkSignup,
    post,
    onEntered,
  });
}
