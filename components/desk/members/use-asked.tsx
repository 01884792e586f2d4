'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';

/** Several actions with one confirmation open at a time: the button of each, and whether its dialog is open. */
export function useAsked<Mutation extends string>() {
  const [asked, setAsked] = useState<Mutation | null>(null);
  return {
    dialog: (which: Mutation) => ({
      open: asked === which,
      onOpenChange: (open: boolean) => {
        setAsked(open ? which : null);
      },
    }),
    button: (which: Mutation, name: string) => (
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setAsked(which);
        }}
      >
        {name}
      </Button>
    ),
  };
}
