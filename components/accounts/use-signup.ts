'use client';

import { useRef, useState } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import { call, CallError } from '#lib/http/client/call.ts';
import { checkSignup, SIGNUP_FIELDS, type SignupField, type SignupValues } from './check-signup.ts';
import { fingerprint } from './fingerprint.ts';
import { logFaults } from './log-faults.ts';
import { useFaults } from './use-faults.ts';
import { thisVisit } from './visit-memory.ts';

const EMPTY: SignupValues = {
  email: '',
  password: '',
  age: '',
  place: undefined,
  gender: '',
  seeking: '',
  ticks: { terms1: false, terms2: false, terms3: false, terms4: false },
};

interface Home {
  readonly country: string;
  readonly language: 'it' | 'es' | 'fr' | 'en';
}

interface SignupWhere extends Home {
  /** Where to go with the fresh session. */
  readonly onEntered: () => void;
}

function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

async function register(values: SignupValues, home: Home) {
  const { email, password, age, place, gender, seeking, ticks } = values;
  return call('POST /api/users/register', {
    body: {
      ...{ ...thisVisit(), ...home, ...ticks },
      ...{ email: email.replace(/\s+/g, ''), password, age },
      ...{ geo: place?.region ?? '', city: place?.city ?? '', province: place?.province ?? '' },
      gender: gender === 'man' ? 'man' : 'woman',
      seeking: seeking === 'man' ? 'man' : 'woman',
      fingerprint: await fingerprint(),
    },
  });
}

/** The server has checked the target; a page is all that it can be. */
function redirectOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'redirect_elsewhere') return undefined;
  const { to } = error.params;
  return typeof to === 'string' && /^https?:\/\//.test(to) ? to : undefined;
}

/** The form's values, faults and sending. After the first attempt every change is checked at once. */
export function useSignup({ country, language, onEntered }: SignupWhere) {
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [mailed, setMailed] = useState(false);
  // A second press may come before the button is drawn as busy.
  const busy = useRef(false);
  const faults = useFaults<SignupField>(SIGNUP_FIELDS);

  const change = (part: Partial<SignupValues>): void => {
    const next = { ...values, ...part };
    setValues(next);
    if (tried) faults.setFaults(checkSignup(next));
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (busy.current) return;
    setTried(true);
    faults.clear();
    const found = checkSignup(values);
    if (Object.keys(found).length > 0) {
      logFaults('signup', found);
      faults.setFaults(found);
      focusFirst(form);
      return;
    }
    busy.current = true;
    setPending(true);
    try {
      const answer = await register(values, { country, language });
      if ('code' in answer) setMailed(true);
      else {
        rememberEntry(answer.giftedMessages);
        onEntered();
      }
    } catch (error) {
      const elsewhere = redirectOf(error);
      if (elsewhere !== undefined) {
        window.location.assign(elsewhere);
        return;
      }
      logFaults('signup', faults.take(error));
      focusFirst(form);
    }
    busy.current = false;
    setPending(false);
  };

  return { values, change, send, pending, mailed, faults };
}
