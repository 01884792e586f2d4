'use client';

import { useEffect, useRef } from 'react';
import type { ThreeDsOf } from '#lib/payments/attempts/three-ds.ts';
import { StepCover } from './step-cover.tsx';

const SUBMIT_AFTER_MS = 2_000;

interface RedirectFormProps {
  action: ThreeDsOf<'redirect'>;
  afterMs?: number;
}

/** Takes the browser to the bank's page: says so for two seconds, then submits its hidden form. */
export function RedirectForm({ action, afterMs = SUBMIT_AFTER_MS }: RedirectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      form.current?.submit();
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return (
    <StepCover>
      <form ref={form} hidden method={action.method} action={action.url}>
        {Object.entries(action.data).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </StepCover>
  );
}
