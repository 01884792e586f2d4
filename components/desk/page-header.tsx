import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** What one does here, in a line. */
  children?: ReactNode;
  /** Controls of the whole room, at its right. */
  aside?: ReactNode;
}

/** How every room begins. */
export function PageHeader({ title, children, aside }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="mr-auto min-w-0">
        <h1 className="display text-2xl">{title}</h1>
        {children !== undefined && (
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{children}</p>
        )}
      </div>
      {aside}
    </header>
  );
}
