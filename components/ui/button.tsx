import { clsx } from 'clsx';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** The child, a link mostly, becomes the button. */
  asChild?: boolean;
  /** Keeps the width, shows that work is under way and takes no second press. */
  pending?: boolean;
}

export function Button({
  asChild = false,
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
  const classes = clsx(buttonStyle({ variant, size, wide }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={classes}
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
