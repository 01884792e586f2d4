'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { TextField } from '../text-field.tsx';

interface BeginDraftProps {
  label: string;
  hint: string;
  /** Permitted names, as a regular expression. */
  pattern: string;
  maxLength: number;
  /** Base path of the editors. */
  path: string;
}

/** Opens the editor of an entry that does not exist yet, by its name. */
export function BeginDraft({ label, hint, pattern, maxLength, path }: BeginDraftProps) {
  const router = useRouter();
  const [name, setName] = useState('');
  const good = new RegExp(pattern).test(name);
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
