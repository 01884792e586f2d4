import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, Pick<ButtonStyle, 'variant'> {
  /** What pressing it does; read aloud and shown as a tip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      {(trigger) => (
        <button
          type={type}
          aria-label={label}
          className={clsx(buttonStyle({ variant, size: 'icon' }), className)}
          {...rest}
          {...trigger}
        >
          {icon}
        </button>
      )}
    </Tooltip>
  );
}
