'use client';

import { clsx } from 'clsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { lengthOf } from './own-draft.ts';

interface CountedTextProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** Limit in graphemes: an emoji counts as one. */
  longest: number;
  onValue: (value: string) => void;
  placeholder: string;
  /** For screen readers: "12 of 500 characters". */
  count: string;
}

/** Free text with a counter. Text that is too long stays and is marked: cutting it would lose input. */
export function CountedText(props: CountedTextProps) {
  const { name, label, hint, error, value, longest, onValue, placeholder, count } = props;
  const length = lengthOf(value);
  return (
    <Field
      label={label}
      error={error}
      hint={
        <span className="flex items-baseline justify-between gap-4">
          <span>{hint}</span>
          <span
            className={clsx('tabular shrink-0', length > longest && 'font-semibold text-danger')}
          >
            <span aria-hidden="true">
              {length}/{longest}
            </span>
            <span className="sr-only">{count}</span>
          </span>
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          name={name}
          rows={4}
          value={value}
          placeholder={placeholder}
          onChange={(event) => {
            onValue(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
