import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** The page's purpose, in a line. */
  children?: ReactNode;
  /** Controls for the whole page, on the right. */
  aside?: ReactNode;
}

/** The header of every page. */
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
