import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldBox } from './field-box.ts';

/** Grows with what is written, up to the `max-h` it is given. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(fieldBox, 'field-sizing-content max-h-80 resize-none', className)}
      {...rest}
    />
  );
}
