import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A block in the shape of what is coming. The region around it carries `aria-busy`. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block h-4 animate-[breathe_1.4s_ease-in-out_infinite] rounded-field bg-line',
        className,
      )}
      {...rest}
    />
  );
}
