import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A placeholder in the shape of the content that is loading. The region around it carries `aria-busy`. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} {...rest} />;
}
