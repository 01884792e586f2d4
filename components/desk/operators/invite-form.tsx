'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { RoleFields, type NamedBrand, type Place } from './role-fields.tsx';

interface InviteFormProps {
  brands: readonly NamedBrand[];
  /** Whether the inviting admin works for every brand. */
  all: boolean;
}

/** Invites a new operator: the admin hands over the link. */
export function InviteForm({ brands, all }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [place, setPlace] = useState<Place>({ role: 'moderator', brandIds: [] });
  const [link, setLink] = useState<string | null>(null);
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      const body = { email, name, role: place.role, brandIds: [...place.brandIds] };
      setLink((await deskCall('POST /api/desk/operators', { body })).link);
    });
  return (
    <section className="mt-10 max-w-md">
      <h2 className="display text-xl">Invite operator</h2>
      <ScriptForm className="mt-4 grid gap-4" onSend={send}>
        <TextField label="Name" value={name} onValue={setName} />
        <TextField label="Email" type="email" value={email} onValue={setEmail} />
        <RoleFields brands={brands} all={all} value={place} onValue={setPlace} />
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <Button type="submit" pending={pending}>
          Invite
        </Button>
      </ScriptForm>
      {link !== null && <HandedLink name={name} link={link} />}
    </section>
  );
}

/** An invitation or login link, shown once to the admin who created it. */
export function HandedLink({ name, link }: { name: string; link: string }) {
  return (
    <p className="card mt-4 p-4 text-sm" role="status">
      Send this link to {name}. It works once, for two days:
      <a href={link} className="mt-2 block break-all underline underline-offset-2">
        {link}
      </a>
    </p>
  );
}
