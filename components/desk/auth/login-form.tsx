'use client';

import { useState } from 'react';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { deskCall } from '../desk-call.ts';
import { TextField } from '../text-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';

/** The form of the first factor. */
export function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      await deskCall('POST /api/desk/login', { body: { email, password } });
      window.location.assign('/code');
    });
  return (
    <ScriptForm onSend={send}>
      <h1 className="display text-2xl">Log in</h1>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onValue={setEmail}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <SubmitButton pending={pending}>Continue</SubmitButton>
    </ScriptForm>
  );
}
