'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { TextField } from '../text-field.tsx';

/** Opens the look-alikes of one member. */
export function FindMember({ value }: { value: string }) {
  const router = useRouter();
  const [text, setText] = useState(value);
  return (
    <ScriptForm
      className="mt-4 flex max-w-xl flex-wrap items-end gap-3"
      onSend={() => {
        const wanted = text.trim();
        router.push(wanted === '' ? '/fraud' : `/fraud?member=${encodeURIComponent(wanted)}`);
      }}
    >
      <div className="min-w-60 flex-1">
        <TextField
          label="Member ID"
          placeholder="Newest accounts"
          required={false}
          maxLength={64}
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
