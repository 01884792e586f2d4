import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { described } from './described.ts';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  id: string;
  /** May contain links; a press on the rest of the text toggles the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ id, label, hint, error, ...rest }: CheckboxProps) {
  const { hasHint, hasError, describedBy } = described(id, hint, error);
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-start gap-3 py-2">
        <span className="relative -mt-0.5 inline-grid size-6 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            aria-invalid={hasError || undefined}
            aria-describedby={describedBy}
            className="peer size-6 cursor-pointer appearance-none rounded-[min(var(--radius-field),0.375rem)] border-[length:max(var(--border-control),1.5px)] border-line-strong bg-raised transition-colors before:absolute before:-inset-2.5 before:content-[''] checked:border-ink checked:bg-accent aria-invalid:border-danger aria-invalid:bg-danger-soft"
            {...rest}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-4 scale-50 text-on-accent opacity-0 transition duration-[var(--duration-quick)] ease-spring peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="grid gap-0.5 text-sm">
          <label htmlFor={id} className="cursor-pointer [&_a]:underline">
            {label}
          </label>
          {hasHint && (
            <span id={`${id}-hint`} className="text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </div>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
