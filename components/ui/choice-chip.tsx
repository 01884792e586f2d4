import type { ComponentProps, ReactNode } from 'react';

interface ChoiceChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
}

/** One of several short choices that may all be on: a checkbox as large as its name. */
export function ChoiceChip({ label, ...rest }: ChoiceChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border-[length:var(--border-control)] border-line-strong bg-raised px-4 font-ui text-sm font-medium transition-colors hover:border-ink has-checked:border-ink has-checked:bg-accent-soft has-checked:text-on-accent-soft has-disabled:cursor-default has-disabled:border-dashed has-disabled:text-ink-soft has-disabled:hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
        {...rest}
      />
      {label}
    </label>
  );
}
