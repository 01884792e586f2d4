import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Grows with what is written, up to the `max-h` it is given. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx('field-box', className)} {...rest} />;
}
