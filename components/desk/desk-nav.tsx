'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { clsx } from 'clsx';
import type { Room } from './rooms.ts';

/** The rooms somebody has a duty in; the one they are in is marked. */
export function DeskNav({ rooms }: { rooms: readonly Pick<Room, 'path' | 'name'>[] }) {
  const here = usePathname();
  return (
    <nav aria-label="Rooms" className="overflow-x-auto">
      <ul className="flex gap-1 lg:grid">
        {rooms.map(({ path, name }) => {
          const current = here === path || here.startsWith(`${path}/`);
          return (
            <li key={path}>
              <Link
                prefetch={false}
                href={path}
                aria-current={current ? 'page' : undefined}
                className={clsx(
                  'block rounded-control px-3 py-2 text-sm font-medium whitespace-nowrap',
                  current ? 'bg-accent-soft text-on-accent-soft' : 'text-ink-soft hover:bg-sunken',
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
