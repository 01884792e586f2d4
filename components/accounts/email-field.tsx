'use client';

import type { ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

interface EmailFieldProps {
  name?: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onValue: (value: string) => void;
  /** `username` where the address is half of a login. */
  autoComplete?: 'email' | 'username';
}

/** An address as phones are asked for it: their own keyboard, nothing made a capital, nothing corrected. */
export function EmailField(props: EmailFieldProps) {
  const { name = 'email', autoComplete = 'email', value, onValue } = props;
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            onValue(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
