'use client';

import { useRef, useState, type FocusEvent } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import { trackLead } from '#components/tracking/others.ts';
import { CallError } from '#lib/http/client/call-error.ts';
import { changedFields, type CommonAnswers } from './common-answers.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { leftField } from './left-field.ts';
import { logFaults } from './log-faults.ts';
import { useFaults, type Faults } from './use-faults.ts';

/** A session and the messages given with it, or the code that says that the rest is in a mail. */
type Opened = { readonly giftedMessages: number } | { readonly code: 'welcome_already_sent' };

interface Opening<Values, Field extends string> {
  /** The form's name in the log of refused fields. */
  readonly form: string;
  readonly fields: readonly Field[];
  /** Fields by the name that the server gives them, where it differs. */
  readonly renamed: Readonly<Record<string, Field>>;
  readonly empty: Values;
  /** Client-side validation, so that most faults are shown without a call. The server decides. */
  readonly check: (values: Values) => Faults<Field>;
  readonly post: (values: Values) => Promise<Opened>;
  /** Navigates on once the new session exists. */
  readonly onEntered: () => void;
}

/** The server has checked the target; this only accepts an http or https address. */
function redirectOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'redirect_elsewhere') return undefined;
  const { to } = error.params;
  return typeof to === 'string' && /^https?:\/\//.test(to) ? to : undefined;
}

/**
 * The values, faults and submission of a form that opens an account. A field is checked when it is left; its error
 * disappears while it is corrected.
 */
export function useAccountOpening<Values extends CommonAnswers, Field extends string>(
  opening: Opening<Values, Field>,
) {
  const { form: name, check } = opening;
  const [values, setValues] = useState(opening.empty);
  const [pending, setPending] = useState(false);
  const [mailed, setMailed] = useState(false);
  // A second press may come before the button is rendered as busy.
  const busy = useRef(false);
  const faults = useFaults<Field>(opening.fields, opening.renamed);

  const change = (part: Partial<Values>): void => {
    setValues({ ...values, ...part });
    faults.forget(changedFields(part, values));
  };
  const leave = (event: FocusEvent): void => {
    faults.noteLeft(leftField(event), check(values));
  };

  const refuse = (form: HTMLFormElement, found: Faults<Field>): void => {
    logFaults(name, found);
    focusFirstFault(form);
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (busy.current) return;
    faults.clear();
    const found = check(values);
    if (Object.keys(found).length > 0) {
      faults.setFaults(found);
      refuse(form, found);
      return;
    }
    busy.current = true;
    setPending(true);
    try {
      const answer = await opening.post(values);
      if ('code' in answer) setMailed(true);
      else {
        rememberEntry(answer.giftedMessages);
        await trackLead();
        opening.onEntered();
        return;
      }
    } catch (error) {
      const elsewhere = redirectOf(error);
      if (elsewhere !== undefined) {
        window.location.assign(elsewhere);
        return;
      }
      refuse(form, faults.take(error));
    }
    busy.current = false;
    setPending(false);
  };

  return { values, change, leave, send, pending, mailed, faults };
}
