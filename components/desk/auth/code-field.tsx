'use client';

import { TextField } from '../text-field.tsx';

interface CodeFieldProps {
  hint?: string;
  value: string;
  onValue: (value: string) => void;
}

/** Input for the authenticator's current code. */
export function CodeField({ hint, value, onValue }: CodeFieldProps) {
  return (
    <TextField
      label="Authenticator code"
      {...(hint !== undefined && { hint })}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      className="tabular-nums tracking-[0.2em]"
      value={value}
      onValue={onValue}
    />
  );
}
