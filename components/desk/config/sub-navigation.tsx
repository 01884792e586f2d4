import { clsx } from 'clsx';
import Link from 'next/link';

interface SubNavigationProps {
  /** Accessible name of the navigation. */
  label: string;
  here: string;
  pages: readonly { readonly path: string; readonly name: string }[];
}

/** Tabs of the pages about one item. */
export function SubNavigation({ label, here, pages }: SubNavigationProps) {
  return (
    <nav aria-label={label} className="mt-3 flex gap-1 overflow-x-auto">
      {pages.map(({ path, name }) => (
        <Link
          key={path}
          prefetch={false}
          href={path}
          aria-current={path === here ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap lg:min-h-9',
            path === here ? 'bg-accent-soft text-on-accent-soft' : 'text-ink-soft hover:bg-sunken',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
