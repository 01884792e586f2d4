'use client';

import Link from 'next/link';
import { useState } from 'react';
import { buttonStyle } from '#components/ui/button-style.ts';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { PASSWORD_MIN_LENGTH } from '#lib/accounts/limits.ts';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { CodeField } from './code-form.tsx';

interface Offer {
  name: string;
  email: string;
  /** The secret as text, for an authenticator that cannot scan. */
  secret: string;
  /** The same as a QR code, SVG that we generate ourselves. */
  picture: string;
}

/** Sets a new operator's password and authenticator in one step. */
export function InvitationForm({ token, offer }: { token: string; offer: Offer }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [issuedCodes, setIssuedCodes] = useState<readonly string[] | null>(null);
  const { pending, errorMessage, run } = useMutation();
  if (issuedCodes) return <RecoveryCodes codes={issuedCodes} />;
  const send = () =>
    run(async () => {
      const body = { token, password, code };
      const { recoveryCodes } = await deskCall('POST /api/desk/invitation', { body });
      setIssuedCodes(recoveryCodes);
    });
  return (
    <ScriptForm onSend={send}>
      <div className="grid gap-2">
        <h1 className="display text-2xl">Welcome, {offer.name}</h1>
        <p className="text-ink-soft">Your login: {offer.email}.</p>
      </div>
      <TextField
        label="Password"
        type="password"
        name="new-password"
        autoComplete="new-password"
        hint={`At least ${String(PASSWORD_MIN_LENGTH)} characters.`}
        value={password}
        onValue={setPassword}
      />
      <figure className="grid gap-2">
        <div
          className="w-44 rounded-card bg-white p-1"
          role="img"
          aria-label="Authenticator QR code"
          dangerouslySetInnerHTML={{ __html: offer.picture }}
        />
        <figcaption className="text-sm text-ink-soft">
          Scan the code with an authenticator app, or enter{' '}
          <code className="break-all">{offer.secret}</code>.
        </figcaption>
      </figure>
      <CodeField value={code} onValue={setCode} />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <SubmitButton pending={pending}>Activate account</SubmitButton>
    </ScriptForm>
  );
}

/** Shown once: each code replaces a lost authenticator for one login. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-5">
      <h1 className="display text-2xl">Save your recovery codes</h1>
      <p className="text-ink-soft">
        Each code replaces your authenticator once. They are not shown again.
      </p>
      <ul className="card grid grid-cols-2 gap-x-6 gap-y-2 p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Link prefetch={false} href="/" className={buttonStyle({ size: 'lg', wide: true })}>
        I have saved them
      </Link>
    </div>
  );
}
