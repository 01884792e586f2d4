'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';

interface ConfirmButtonProps {
  /** Label before the first click. */
  label: string;
  /** Label before the confirming click. */
  confirmLabel: string;
  pending: boolean;
  onConfirm: () => void;
}

/** For actions that must not happen by accident: the second click confirms. */
export function ConfirmButton({ label, confirmLabel, pending, onConfirm }: ConfirmButtonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Button
      size="sm"
      variant={asked ? 'danger' : 'quiet'}
      pending={pending}
      onClick={() => {
        if (asked) onConfirm();
        setAsked(!asked);
      }}
      onBlur={() => {
        setAsked(false);
      }}
    >
      {asked ? confirmLabel : label}
    </Button>
  );
}
