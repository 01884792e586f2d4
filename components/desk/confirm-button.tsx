'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';

interface ConfirmButtonProps {
  /** Label before the first click. */
  label: string;
  /** Label before the confirming click. */
  confirmLabel: string;
  /** Before the first click. */
  variant?: 'quiet' | 'primary';
  pending: boolean;
  onConfirm: () => void;
}

/** For actions that must not happen by accident: the second click confirms. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, confirmLabel, variant = 'quiet', pending, onConfirm } = props;
  const [asked, setAsked] = useState(false);
  return (
    <Button
      size="sm"
      variant={asked ? 'danger' : variant}
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
