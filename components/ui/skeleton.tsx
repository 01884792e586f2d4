import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A block in the shape of what is coming. The region around it carries `aria-busy`. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} {...rest} />;
}
