'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';

/** Submit button of a form that is not the page's main purpose; without the script nothing is sent. */
export function InlineSubmit({ pending, children }: { pending: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="secondary"
      pending={pending}
      disabled={!hydrated}
      className={hydrated ? 'justify-self-start' : 'justify-self-start disabled:opacity-100'}
    >
      {children}
    </Button>
  );
}
