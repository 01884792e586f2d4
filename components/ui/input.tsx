import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldBox } from './field-box.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(fieldBox, className)} {...rest} />;
}
