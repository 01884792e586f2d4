import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';

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

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The skeleton of a page while it loads: header, tabs, rows. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <Skeleton className="block h-8 w-48" />
      <Skeleton className="mt-3 block h-4 w-full max-w-md" />
      <Skeleton className="mt-6 block h-10 w-full max-w-xl" />
      <div className="mt-6 grid gap-2">
        {LINES.map((line) => (
          <Skeleton key={line} className="block h-9" />
        ))}
      </div>
    </div>
  );
}
