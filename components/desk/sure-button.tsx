'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';

interface SureButtonProps {
  /** What it says first. */
  label: string;
  /** What it says before the press that counts. */
  sure: string;
  pending: boolean;
  onSure: () => void;
}

/** For what is not to happen by a slip: the second press counts. */
export function SureButton({ label, sure, pending, onSure }: SureButtonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Button
      size="sm"
      variant={asked ? 'danger' : 'quiet'}
      pending={pending}
      onClick={() => {
        if (asked) onSure();
        setAsked(!asked);
      }}
      onBlur={() => {
        setAsked(false);
      }}
    >
      {asked ? sure : label}
    </Button>
  );
}
