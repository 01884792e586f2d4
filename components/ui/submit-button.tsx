'use client';

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * The button of a form that only a script sends. Before the script is there neither a press nor Enter
 * submits, as a form without its default button does not; it looks ready all the while.
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
