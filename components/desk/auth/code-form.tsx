'use client';

import Link from 'next/link';
import { useState } from 'react';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';

/** The form of the second factor. */
export function CodeForm() {
  const [code, setCode] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      await deskCall('POST /api/desk/secondFactor', { body: { code } });
      window.location.assign('/');
    });
  return (
    <ScriptForm onSend={send}>
      <h1 className="display text-2xl">Two-factor authentication</h1>
      <CodeField hint="You can also use a recovery code, once." value={code} onValue={setCode} />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <SubmitButton pending={pending}>Log in</SubmitButton>
      <p className="text-sm text-ink-soft">
        <Link prefetch={false} href="/login" className="underline underline-offset-2">
          Back
        </Link>
      </p>
    </ScriptForm>
  );
}

interface CodeFieldProps {
  hint?: string;
  /** Has the focus when its dialog opens. */
  autoFocus?: boolean;
  value: string;
  onValue: (value: string) => void;
}

/** Input for the authenticator's current code. */
export function CodeField({ hint, autoFocus = false, value, onValue }: CodeFieldProps) {
  return (
    <TextField
      label="Authenticator code"
      autoFocus={autoFocus}
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
