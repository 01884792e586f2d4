'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Role } from '#lib/desk/roles.ts';
import { deskCall } from '../desk-call.ts';
import { TextField } from '../text-field.tsx';
import { Trouble } from '../trouble.tsx';
import { useDeed } from '../use-deed.ts';

const ROLES: readonly Role[] = ['moderator', 'care', 'operator', 'finance', 'admin'];

/** Lets somebody new in: the link is handed over by whoever invites. */
export function InviteForm({ brands }: { brands: readonly { id: string; name: string }[] }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('moderator');
  const [brandIds, setBrandIds] = useState<readonly string[]>([]);
  const [link, setLink] = useState<string | null>(null);
  const { pending, trouble, run } = useDeed();
  const send = () =>
    run(async () => {
      const body = { email, name, role, brandIds: [...brandIds] };
      setLink((await deskCall('POST /api/desk/operators', { body })).link);
    });
  return (
    <section className="mt-10 max-w-md">
      <h2 className="display text-xl">Invite somebody</h2>
      <ScriptForm className="mt-4 grid gap-4" onSend={send}>
        <TextField label="Name" value={name} onValue={setName} />
        <TextField label="E-mail" type="email" value={email} onValue={setEmail} />
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              value={role}
              options={ROLES.map((one) => ({ value: one, label: one }))}
              onChange={({ target }) => {
                setRole(ROLES.find((one) => one === target.value) ?? 'moderator');
              }}
            />
          )}
        </Field>
        <fieldset className="grid gap-1.5">
          <legend className="font-semibold">Brands</legend>
          <p className="text-sm text-ink-soft">None ticked stands for all.</p>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {brands.map((brand) => (
              <label key={brand.id} className="flex min-h-9 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={brandIds.includes(brand.id)}
                  onChange={({ target }) => {
                    const others = brandIds.filter((id) => id !== brand.id);
                    setBrandIds(target.checked ? [...others, brand.id] : others);
                  }}
                />
                {brand.name}
              </label>
            ))}
          </div>
        </fieldset>
        <Trouble>{trouble}</Trouble>
        <Button type="submit" pending={pending}>
          Invite
        </Button>
      </ScriptForm>
      {link !== null && (
        <p className="card mt-4 p-4 text-sm" role="status">
          Hand this link to {name}. It is good for two days, once:
          <a href={link} className="mt-2 block break-all underline underline-offset-2">
            {link}
          </a>
        </p>
      )}
    </section>
  );
}
