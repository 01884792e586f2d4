import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Grows with its text, up to the `max-h` that its class sets. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx('field-box', className)} {...rest} />;
}
