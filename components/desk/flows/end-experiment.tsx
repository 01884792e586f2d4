'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { deskCall } from '../desk-call.ts';
import { TextField } from '../text-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';

interface EndExperimentProps {
  brand: string;
  code: string;
  versions: { readonly control: number; readonly challenger: number };
  /** The planned number has been reached and the group sizes are as expected. */
  said: boolean;
}

/**
 * Ends the running experiment: the chosen version then applies to all. Before the planned end only the
 * control can be chosen.
 */
export function EndExperiment({ brand, code, versions, said }: EndExperimentProps) {
  const router = useRouter();
  const { pending, errorMessage, run } = useMutation();
  const [note, setNote] = useState('');
  const end = (chosenArm: 'control' | 'challenger') =>
    run(async () => {
      await deskCall('POST /api/desk/flows/{brand}/{code}/experiment/end', {
        params: { brand, code },
        body: { chosenArm, note: note.trim() },
      });
      router.refresh();
    });
  const ready = note.trim().length >= REASON_MIN_LENGTH;
  return (
    <ScriptForm className="mt-4 grid max-w-xl gap-3" onSend={() => undefined}>
      <TextField label="Reason" maxLength={REASON_MAX_LENGTH} value={note} onValue={setNote} />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={pending}
          disabled={!ready}
          onClick={() => void end('control')}
        >
          {said ? 'Conclude' : 'Stop'} and keep version {versions.control}
        </Button>
        {said && (
          <Button pending={pending} disabled={!ready} onClick={() => void end('challenger')}>
            Conclude and keep version {versions.challenger}
          </Button>
        )}
      </div>
    </ScriptForm>
  );
}
