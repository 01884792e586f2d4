'use client';

import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { checkSignup, EMPTY_SIGNUP, SIGNUP_FIELDS, type SignupValues } from './check-signup.ts';
import { commonBody } from './common-answers.ts';
import { cleanEmail } from './email.ts';
import { fingerprint } from './fingerprint.ts';
import { useAccountOpening } from './use-account-opening.ts';
import { useTypedEmail } from './typed-email.ts';
import { thisVisit } from './visit-memory.ts';

/** The region is sent as `geo`, a key of the reference texts; the server refuses the age that follows from the date. */
const SENT_AS = { geo: 'region', age: 'birthDate' } as const;

/** `email` is undefined until it is changed: the field begins with the address of another form. */
const UNTOUCHED = { ...EMPTY_SIGNUP, email: undefined as string | undefined };

interface SignupWhere {
  readonly country: string;
  readonly language: Locale;
  readonly onEntered: () => void;
}

/** The long signup: an address, its password and a place. */
export function useSignup({ country, language, onEntered }: SignupWhere) {
  const [email, setEmail] = useTypedEmail();
  const post = async (values: typeof UNTOUCHED) => {
    const { password, birthDate, place } = values;
    return call('POST /api/users/register', {
      body: {
        ...thisVisit(),
        ...commonBody(values),
        country,
        language,
        password,
        birthDate,
        geo: place?.region ?? '',
        city: place?.city ?? '',
        province: place?.province ?? '',
        email: cleanEmail(email),
        fingerprint: await fingerprint(),
      },
    });
  };
  const { values, change, ...opening } = useAccountOpening({
    form: 'signup',
    fields: SIGNUP_FIELDS,
    renamed: SENT_AS,
    empty: UNTOUCHED,
    check: (values) => checkSignup({ ...values, email: values.email ?? email }),
    post,
    onEntered,
  });
  const changeAll = (part: Partial<SignupValues>): void => {
    if (part.email !== undefined) setEmail(part.email);
    change(part);
  };
  return { values: { ...values, email }, change: changeAll, ...opening };
}
