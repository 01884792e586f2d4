import type { ReactNode } from 'react';

interface MobileHeadProps {
  /** Determined by the first path segment. */
  title: string;
  /** The side menu's button, or a back link. */
  start: ReactNode;
  /** What is left to spend. */
  end?: ReactNode;
}

/** The top bar of a member's page on phones. The page has its own heading. */
export function MobileHead({ title, start, end }: MobileHeadProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface pt-[env(safe-area-inset-top)] desk:hidden">
      <div className="@container/head flex min-h-14 items-center gap-2 px-2">
        {start}
        <p className="display line-clamp-2 min-w-0 flex-1 py-1 text-[length:min(var(--step-2),7cqi)] leading-tight hyphens-auto">
          {title}
        </p>
        {end !== undefined && <div className="flex items-center">{end}</div>}
      </div>
    </header>
  );
}
