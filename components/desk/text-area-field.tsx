'use client';

import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';

interface TextAreaFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  most: number;
  rows?: number;
  value: string;
  disabled?: boolean;
  onValue: (value: string) => void;
}

/** A multi-line input with the number of characters left. */
export function TextAreaField({
  label,
  hint,
  error,
  most,
  rows = 3,
  onValue,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      note={`${String([...rest.value].length)} of ${String(most)}`}
      hint={hint}
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          {...rest}
          rows={rows}
          maxLength={most}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
