'use client';

import { useState } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { Json } from '#lib/desk/plain/diff.ts';

interface JsonTextProps {
  id: string;
  label?: string;
  value: Json;
  rows: number;
  onChange: (value: Json) => void;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Edits a value as JSON. Typed text applies as soon as it parses; until then the last valid value does. */
export function JsonText({ id, label, value, rows, onChange }: JsonTextProps) {
  const [typed, setTyped] = useState<{ text: string; of: Json } | null>(null);
  // After a change from elsewhere the typed text no longer belongs to the value.
  const text = typed?.of === value ? typed.text : JSON.stringify(value, null, 2);
  const broken = parsed(text) === undefined;
  return (
    <div className="grid gap-1.5">
      <Textarea
        id={id}
        aria-label={label}
        aria-invalid={broken || undefined}
        aria-describedby={broken ? `${id}-broken` : undefined}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        className="max-h-[70dvh]! font-mono! text-xs leading-5"
        value={text}
        onChange={({ target }) => {
          const next = parsed(target.value);
          setTyped({ text: target.value, of: next ?? value });
          if (next !== undefined) onChange(next);
        }}
      />
      {broken && (
        <FieldError id={`${id}-broken`}>
          Invalid JSON. The form shows the last valid state.
        </FieldError>
      )}
    </div>
  );
}
