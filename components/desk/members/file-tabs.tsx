import { clsx } from 'clsx';
import Link from 'next/link';

export interface FileTab {
  id: string;
  name: string;
}

interface FileTabsProps {
  tabs: readonly FileTab[];
  tab: string;
  trackerId: string;
}

/**
 * The tabs of a member's file. They are links: each has an address, and back navigation returns to the
 * previous tab.
 */
export function FileTabs({ tabs, tab, trackerId }: FileTabsProps) {
  return (
    <nav aria-label="Sections" className="mt-3 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <Link
              prefetch={false}
              scroll={false}
              href={`/members/${trackerId}?tab=${id}`}
              aria-current={id === tab ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center border-b-2 px-3 text-sm font-medium',
                id === tab
                  ? 'border-accent text-ink'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
