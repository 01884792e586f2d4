'use client';

import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

interface DayFieldProps {
  label: string;
  note?: string;
  /** ISO 8601; empty while none is chosen. */
  value: string;
  onValue: (day: string) => void;
}

/** A date input. */
export function DayField({ label, note, value, onValue }: DayFieldProps) {
  return (
    <Field label={label} {...(note !== undefined && { note })}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
