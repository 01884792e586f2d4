import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'second' | 'success' | 'danger';
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={clsx('badge', `badge-${tone}`, className)} {...rest} />;
}

/** A count on an icon. `label` says what is counted; nothing is rendered for zero. */
export function CountBadge({
  count,
  label,
  className,
}: {
  count: number;
  label: string;
  className?: string;
}) {
  if (count <= 0) return null;
  return (
    <span className={clsx('count-badge', className)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
