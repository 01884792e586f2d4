'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';

interface ConfirmButtonProps {
  /** What it says first. */
  label: string;
  /** What it says before the press that counts. */
  confirmLabel: string;
  pending: boolean;
  onConfirm: () => void;
}

/** For what is not to happen by a slip: the second press counts. */
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
