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
  /** `username` where the address is part of a login. */
  autoComplete?: 'email' | 'username' | 'username webauthn';
}

/** E-mail field for phones: the e-mail keyboard, without capitalisation or autocorrection. */
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
