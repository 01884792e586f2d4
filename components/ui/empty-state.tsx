import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface EmptyStateProps {
  title: string;
  /** What one can do about it. */
  children?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  /** The page's own heading level below which it stands. */
  level?: 2 | 3;
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, picture, action, level = 2, className } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={cn('grid max-w-prose gap-4 py-10', className)}>
      {picture}
      <Heading className="display text-2xl">{title}</Heading>
      {children !== undefined && <div className="text-ink-soft">{children}</div>}
      {action !== undefined && <div className="flex flex-wrap gap-3 pt-1">{action}</div>}
    </div>
  );
}
