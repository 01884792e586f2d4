'use client';

import { useRef, useState } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import { call, CallError } from '#lib/http/client/call.ts';
import { fingerprint } from '../fingerprint.ts';
import { logFaults } from '../log-faults.ts';
import { useFaults } from '../use-faults.ts';
import { thisVisit } from '../visit-memory.ts';
import {
  checkCompletion,
  COMPLETION_FIELDS,
  EMPTY,
  type CompletionField,
  type CompletionValues,
} from './check-completion.ts';

/** Who is let in without a password: the bearer of a pending account, or the address of a short form. */
export type Invited = { readonly token: string } | { readonly email: string };

interface Where {
  readonly invited: Invited;
  readonly country: string;
  readonly language: 'it' | 'es' | 'fr' | 'en';
  readonly onEntered: () => void;
}

async function send(values: CompletionValues, { invited, country, language }: Where) {
  const { region, age, gender, seeking, ticks } = values;
  return call('POST /api/users/extSign_register', {
    body: {
      ...{ ...thisVisit(), ...invited, ...ticks, country, language, age, geo: region },
      gender: gender === 'man' ? 'man' : 'woman',
      seeking: seeking === 'man' ? 'man' : 'woman',
      fingerprint: await fingerprint(),
    },
  });
}

/** The server has checked the target; a page is all that it can be. */
function elsewhere(error: unknown): string | undefined {
  const to = error instanceof CallError ? error.params['to'] : undefined;
  return typeof to === 'string' && /^https?:\/\//.test(to) ? to : undefined;
}

/** Values, faults and sending of the short form. After the first attempt every change is checked at once. */
export function useCompletion(where: Where) {
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [mailed, setMailed] = useState(false);
  const busy = useRef(false);
  const faults = useFaults<CompletionField>(COMPLETION_FIELDS);

  const change = (part: Partial<CompletionValues>): void => {
    const next = { ...values, ...part };
    setValues(next);
    if (tried) faults.setFaults(checkCompletion(next));
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (busy.current) return;
    const focusFirst = (): void => {
      requestAnimationFrame(() => {
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      });
    };
    setTried(true);
    faults.clear();
    const found = checkCompletion(values);
    if (Object.keys(found).length > 0) {
      logFaults('landing', found);
      faults.setFaults(found);
      focusFirst();
      return;
    }
    busy.current = true;
    setPending(true);
    try {
      const answer = await send(values, where);
      if ('code' in answer) setMailed(true);
      else {
        rememberEntry(answer.giftedMessages);
        where.onEntered();
        return;
      }
    } catch (error) {
      const to = elsewhere(error);
      if (to !== undefined) {
        window.location.assign(to);
        return;
      }
      logFaults('landing', faults.take(error));
      focusFirst();
    }
    busy.current = false;
    setPending(false);
  };

  return { values, change, submit, pending, mailed, faults };
}
