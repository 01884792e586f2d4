'use client';

import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Null: nothing is chosen yet, and `placeholder` says what to choose. */
  value: Value | null;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}

/** A select of one option. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, error, value, placeholder, options, onValue } = props;
  const { autoFocus = false, disabled = false } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          {...(value === null && placeholder !== undefined && { placeholder })}
          autoFocus={autoFocus}
          value={value ?? ''}
          disabled={disabled}
          options={options}
          onChange={({ target }) => {
            const chosen = options.find((one) => one.value === target.value);
            if (chosen) onValue(chosen.value);
          }}
        />
      )}
    </Field>
  );
}
