import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'rounded-card bg-raised p-5 shadow-card [border:var(--card-border)]',
        className,
      )}
      {...rest}
    />
  );
}
