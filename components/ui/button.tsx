import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Keeps the width, shows that work is in progress and ignores further presses. */
  pending?: boolean;
}

export function Button({
  pending = false,
  variant,
  size,
  wide,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(buttonStyle({ variant, size, wide }), className)}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  );
}
