'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { NavigationGroup } from './navigation.ts';
import { useWorkCounts } from './use-work-counts.ts';

interface NavLinkProps {
  path: string;
  name: string;
  current: boolean;
  /** How much waits on the page, as text; undefined for nothing. */
  waiting: string | undefined;
}

function NavLink({ path, name, current, waiting }: NavLinkProps) {
  return (
    <Link
      prefetch={false}
      href={path}
      aria-current={current ? 'page' : undefined}
      // Beside the name and not in it: the name of a page does not change while one works.
      aria-description={waiting === undefined ? undefined : `${waiting} waiting`}
      className={clsx(
        'flex items-baseline justify-between gap-2 rounded-control px-3 py-2 text-sm font-medium whitespace-nowrap lg:py-1.5',
        current ? 'bg-accent-soft text-on-accent-soft' : 'text-ink-soft hover:bg-sunken',
      )}
    >
      {name}
      {waiting !== undefined && (
        <span aria-hidden="true" className="text-xs tabular-nums">
          {waiting}
        </span>
      )}
    </Link>
  );
}

/** The pages that the operator has a duty in, by subject, with what waits there; the current one is marked. */
export function DeskNav({ groups }: { groups: readonly NavigationGroup[] }) {
  const waiting = useWorkCounts();
  // On the initial load it includes the folder of the desk's pages; after client navigation it does not.
  const here = usePathname().replace(/^\/desk(?=\/)/, '');
  const isCounted = waiting.size > 0;
  const ref = useRef<HTMLElement>(null);
  // On a phone the links are one scrolling row: the current one is scrolled into view, again when the counts have come.
  useEffect(() => {
    const link = ref.current?.querySelector('[aria-current="page"]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here, isCounted]);
  return (
    <nav ref={ref} aria-label="Main" className="flex gap-4 overflow-x-auto lg:grid lg:gap-5">
      {groups.map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <p aria-hidden className="hidden px-3 pb-1 text-xs font-semibold text-ink-soft lg:block">
            {name}
          </p>
          <ul className="flex gap-1 lg:grid lg:gap-0.5">
            {pages.map((page) => (
              <li key={page.path}>
                <NavLink
                  path={page.path}
                  name={page.name}
                  waiting={waiting.get(page.path)}
                  current={here === page.path || here.startsWith(`${page.path}/`)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
