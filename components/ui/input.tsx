import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx('field-box', className)} {...rest} />;
}
