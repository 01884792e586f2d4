'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { TextField } from '../text-field.tsx';

/** Finds the entries that refused an order or a member, for a complaint to customer care. */
export function FindRefused({ value }: { value: string }) {
  const router = useRouter();
  const [text, setText] = useState(value);
  return (
    <ScriptForm
      className="mt-4 flex max-w-xl flex-wrap items-end gap-3"
      onSend={() => {
        const wanted = text.trim();
        router.push(
          wanted === ''
            ? '/refused-payers'
            : `/refused-payers?refused=${encodeURIComponent(wanted)}`,
        );
      }}
    >
      <div className="min-w-60 flex-1">
        <TextField
          label="Number of a refused order, or a member ID"
          required={false}
          maxLength={80}
          value={text}
          onValue={setText}
        />
      </div>
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </ScriptForm>
  );
}
