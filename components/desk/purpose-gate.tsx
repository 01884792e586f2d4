'use client';

import { useReducer, useRef, useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { PURPOSE_MAX_LENGTH } from '#lib/staff/limits.ts';
import { forgetPurpose, purposeFor, rememberPurpose } from './purpose-memory.ts';
import { TextField } from './text-field.tsx';

const USUAL = ['Member request', 'Payment inquiry', 'Report', 'Authority request'];

interface PurposeGateProps {
  /** The member whose data are accessed; a different one needs a new purpose. */
  subject: string;
  children: (purpose: string) => ReactNode;
}

/** Asks for a purpose before it shows a member's data. The purpose is sent with every call and stored in this tab. */
export function PurposeGate({ subject, children }: PurposeGateProps) {
  const hydrated = useHydrated();
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const [text, setText] = useState('');
  const moved = useRef(false);
  /** After a choice, the focus goes to what replaced the button. */
  const land = (element: HTMLElement | null): void => {
    if (!moved.current || element === null) return;
    moved.current = false;
    element.focus();
  };
  const take = (purpose: string) => {
    const clean = purpose.trim();
    if (clean === '') return;
    rememberPurpose(subject, clean);
    moved.current = true;
    readAgain();
  };
  if (!hydrated) return null;
  const given = purposeFor(subject);
  if (given !== null) {
    return (
      <>
        <p
          ref={land}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft outline-none"
        >
          <span className="min-w-0 break-words">Reason for access: {given}</span>
          <button
            type="button"
            className="min-h-11 underline underline-offset-2 sm:min-h-8"
            onClick={() => {
              forgetPurpose(subject);
              moved.current = true;
              readAgain();
            }}
          >
            Change reason
          </button>
        </p>
        {children(given)}
      </>
    );
  }
  return (
    <section className="mt-6 max-w-md" aria-labelledby="why">
      <h2 id="why" ref={land} tabIndex={-1} className="display text-xl outline-none">
        Reason for access
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Recorded in the access log with everything you view or change here.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {USUAL.map((reason) => (
          <Button
            key={reason}
            size="sm"
            variant="secondary"
            onClick={() => {
              take(reason);
            }}
          >
            {reason}
          </Button>
        ))}
      </div>
      <ScriptForm
        className="mt-4 grid gap-3"
        onSend={() => {
          take(text);
        }}
      >
        <TextField
          label="Other reason"
          maxLength={PURPOSE_MAX_LENGTH}
          value={text}
          onValue={setText}
        />
        <Button type="submit">Continue</Button>
      </ScriptForm>
    </section>
  );
}
