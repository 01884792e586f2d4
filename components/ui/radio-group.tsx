import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { isSaid } from './described.ts';
import { FieldError } from './field.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: string;
  /** At the end of the line: a picture of what the label names. */
  mark?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  value: string;
  onPick: (value: string) => void;
  error?: ReactNode;
  /** Side by side while they fit, two in a row and an odd last one below them, in columns of one width, or one below the other. */
  layout?: keyof typeof LAYOUTS;
}

const LAYOUTS = {
  row: 'flex flex-wrap',
  pairs: 'flex flex-wrap [&>:nth-child(odd):last-child]:basis-full',
  columns: 'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))]',
  column: 'grid',
} as const;

export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, error, layout = 'row' } = props;
  const id = useId();
  const hasError = isSaid(error);
  return (
    <fieldset
      className="grid min-w-0 gap-1.5"
      aria-describedby={hasError ? `${id}-error` : undefined}
    >
      <legend className="mb-1.5 font-ui font-semibold">{legend}</legend>
      <div className={clsx('gap-2', LAYOUTS[layout])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-12 min-w-0 flex-1 basis-32 items-center gap-3 rounded-field border-[length:var(--border-control)] bg-raised px-4 py-2.5 font-ui transition-colors hover:border-ink has-checked:border-ink has-checked:bg-accent-soft has-checked:text-on-accent-soft has-disabled:border-dashed has-disabled:text-ink-soft has-disabled:hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              hasError ? 'border-danger' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-invalid={hasError || undefined}
              onChange={() => {
                props.onPick(option.value);
              }}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-current outline-none checked:border-[0.4rem]"
              checked={option.value === props.value}
              disabled={option.disabled}
            />
            <span className="grid min-w-0 grow">
              <span className="font-medium">{option.label}</span>
              {option.hint !== undefined && <span className="text-sm">{option.hint}</span>}
            </span>
            {option.mark}
          </label>
        ))}
      </div>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
