'use client';

import { useState } from 'react';
import { call } from '#lib/http/client/call.ts';
import { checkSignup, SIGNUP_FIELDS, type SignupField, type SignupValues } from './check-signup.ts';
import { useFaults } from './use-faults.ts';
import { visitOrigin } from './visit-origin.ts';

const EMPTY: SignupValues = {
  email: '',
  password: '',
  age: '',
  place: undefined,
  gender: '',
  seeking: '',
  ticks: { terms1: false, terms2: false, terms3: false, terms4: false },
};

interface SignupWhere {
  readonly country: string;
  readonly language: 'it' | 'es' | 'fr' | 'en';
  /** Where to go with the fresh session. */
  readonly onEntered: () => void;
}

function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

/** The form's values, faults and sending. After the first attempt every change is checked at once. */
export function useSignup({ country, language, onEntered }: SignupWhere) {
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [mailed, setMailed] = useState(false);
  const faults = useFaults<SignupField>(SIGNUP_FIELDS);

  const change = (part: Partial<SignupValues>): void => {
    const next = { ...values, ...part };
    setValues(next);
    if (tried) faults.setFaults(checkSignup(next));
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    setTried(true);
    faults.clear();
    const found = checkSignup(values);
    if (Object.keys(found).length > 0) {
      faults.setFaults(found);
      focusFirst(form);
      return;
    }
    const { email, password, age, place, gender, seeking, ticks } = values;
    setPending(true);
    try {
      const answer = await call('POST /api/users/register', {
        body: {
          ...visitOrigin(window.location.pathname, window.location.search),
          ...ticks,
          ...{ email: email.replace(/\s+/g, ''), password, age, country, language },
          ...{ geo: place?.region ?? '', city: place?.city ?? '', province: place?.province ?? '' },
          gender: gender === 'man' ? 'man' : 'woman',
          seeking: seeking === 'man' ? 'man' : 'woman',
        },
      });
      if ('code' in answer) setMailed(true);
      else onEntered();
    } catch (error) {
      faults.take(error);
      focusFirst(form);
    } finally {
      setPending(false);
    }
  };

  return { values, change, send, pending, mailed, faults };
}
