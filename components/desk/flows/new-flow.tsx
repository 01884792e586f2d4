'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { TextField } from '../text-field.tsx';

/** Opens the editor of a flow that does not exist yet. */
export function NewFlow({ brand }: { brand: string }) {
  const router = useRouter();
  const [code, setCode] = useState('');
  const good = /^[\w-]{1,20}$/.test(code);
  return (
    <ScriptForm
      className="mt-6 flex max-w-lg flex-wrap items-start gap-3 border-t border-line pt-4"
      onSend={() => {
        if (good) router.push(`/flows/${brand}/${code}`);
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label="Code of a new flow"
          hint="As in fluxid=… It begins as a copy of the default flow."
          maxLength={20}
          value={code}
          onValue={setCode}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7" disabled={!good}>
        Begin a draft
      </Button>
    </ScriptForm>
  );
}
