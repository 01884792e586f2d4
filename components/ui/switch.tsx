import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { isSaid } from './described.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** For settings that take effect at once; a choice that is saved later is a checkbox. */
export function Switch({ id, label, hint, className, ...rest }: SwitchProps) {
  const hasHint = isSaid(hint);
  return (
    <label htmlFor={id} className={clsx('switch', className)}>
      <span className="grid gap-0.5">
        <span className="font-ui font-medium">{label}</span>
        {hasHint && (
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-8 w-14 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={hasHint ? `${id}-hint` : undefined}
          className="peer h-8 w-14 cursor-pointer appearance-none rounded-[min(var(--radius-control),1rem)] border-[length:max(var(--border-control),1.5px)] border-line-strong bg-sunken transition-colors duration-[var(--duration)] checked:border-ink checked:bg-accent disabled:opacity-50"
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-[min(var(--radius-control),0.7rem)] bg-ink transition-[translate,background-color] duration-[var(--duration)] ease-spring peer-checked:translate-x-6 peer-checked:bg-on-accent"
        />
      </span>
    </label>
  );
}
