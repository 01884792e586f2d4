import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What the member can do about it. */
  children?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  /** The only content of a page: on a large screen a panel of its width, the picture beside the text. */
  wide?: boolean;
  className?: string;
}

const WIDE =
  'lg:mt-6 lg:justify-start lg:grid-cols-[auto_minmax(0,36rem)] lg:items-center lg:gap-x-16 lg:rounded-card lg:bg-sunken lg:px-16 lg:py-14';

/** Replaces an empty list: says that it is empty, and offers a next step. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, picture, action, wide = false, className } = props;
  return (
    <div className={clsx('grid grid-cols-1 gap-4 py-10', wide ? WIDE : 'max-w-prose', className)}>
      {picture}
      <div className="grid max-w-prose grid-cols-1 gap-4">
        <h2 className="display text-2xl">{title}</h2>
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
        {action !== undefined && <div className="flex flex-wrap gap-3 pt-1">{action}</div>}
      </div>
    </div>
  );
}
