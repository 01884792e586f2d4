import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style.ts';
import { cn } from './cn.ts';
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
      <button
        type={type}
        aria-label={label}
        className={cn(buttonStyle({ variant }), 'size-11 min-h-11 p-0', className)}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
