import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style.ts';
import { cn } from './cn.ts';

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, Pick<ButtonStyle, 'variant'> {
  /** What pressing it does; read aloud and shown as the native tip. */
  label: string;
  icon: ReactNode;
  size?: 'md' | 'lg';
}

export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(
        buttonStyle({ variant }),
        'p-0',
        size === 'lg' ? 'size-16 [&_svg]:size-7' : 'size-11',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
