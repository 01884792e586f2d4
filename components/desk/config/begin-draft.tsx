'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { FLOW_CODE } from '#lib/flows/limits.ts';
import { PRODUCT_ID } from '#lib/payments/limits.ts';
import { TextField } from '../text-field.tsx';

const NAMES = { flow: FLOW_CODE, plan: PRODUCT_ID } as const;

interface BeginDraftProps {
  label: string;
  hint: string;
  /** Whose names are permitted. */
  of: keyof typeof NAMES;
  maxLength: number;
  /** Base path of the editors. */
  path: string;
}

/** Opens the editor of an entry that does not exist yet, by its name. */
export function BeginDraft({ label, hint, of, maxLength, path }: BeginDraftProps) {
  const router = useRouter();
  const [name, setName] = useState('');
  const good = NAMES[of].test(name);
  return (
    <ScriptForm
      className="mt-6 flex max-w-lg flex-wrap items-start gap-3 border-t border-line pt-4"
      onSend={() => {
        if (good) router.push(`${path}/${name}`);
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <TextField label={label} hint={hint} maxLength={maxLength} value={name} onValue={setName} />
      </div>
      <Button type="submit" variant="secondary" className="mt-7" disabled={!good}>
        Create draft
      </Button>
    </ScriptForm>
  );
}
