'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onValue: (value: string) => void;
  autoComplete: 'new-password' | 'current-password';
}

/** Password field: pasting works, nothing is cut off, and the value can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('accounts.passwordField');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name={props.name}
            type={shown ? 'text' : 'password'}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={props.value}
            onChange={(event) => {
              props.onValue(event.target.value);
            }}
            className="pr-13"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t(shown ? 'hide' : 'show')}
            onClick={() => {
              setShown(!shown);
            }}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
