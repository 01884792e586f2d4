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
  /** Has the focus when its dialog or form opens. */
  autoFocus?: boolean;
  onValue: (value: string) => void;
}

/** Sends the form of a field; a disabled button sends nothing. */
function sendForm({ form }: HTMLTextAreaElement): void {
  form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}

/** A multi-line input with the number of characters left. Control and Enter send its form. */
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
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            sendForm(event.currentTarget);
          }}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
