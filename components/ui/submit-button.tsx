'use client';

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Submit button of a form that only a script sends. Until the script is ready it is disabled, so that neither
 * a press nor Enter submits; it looks enabled all the same.
 */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      wide
      pending={pending}
      disabled={!hydrated}
      className={hydrated ? undefined : 'disabled:opacity-100'}
    >
      {children}
    </Button>
  );
}
