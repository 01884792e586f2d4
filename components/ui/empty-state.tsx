import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What the member can do about it. */
  children?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Replaces an empty list: says that it is empty, and offers a next step. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, picture, action, className } = props;
  return (
    <div className={clsx('grid max-w-prose grid-cols-1 gap-4 py-10', className)}>
      {picture}
      <h2 className="display text-2xl">{title}</h2>
      {children !== undefined && <div className="text-ink-soft">{children}</div>}
      {action !== undefined && <div className="flex flex-wrap gap-3 pt-1">{action}</div>}
    </div>
  );
}
