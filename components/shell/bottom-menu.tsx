import { clsx } from 'clsx';
import Link from 'next/link';
import { Bell, Flame, MessageCircle, Search, UserRound, type LucideIcon } from 'lucide-react';
import { CountBadge } from '#components/ui/badge.tsx';
import { PendingMark } from './pending-mark.tsx';
import type { Place } from './places.ts';

type MenuPlace = Exclude<Place, 'vip'>;

interface BottomMenuLabels extends Readonly<Record<MenuPlace, string>> {
  navigation: string;
  /** With the number in it: "3 unread messages". */
  unreadMessages: string;
}

interface BottomMenuProps {
  hrefs: Readonly<Record<MenuPlace, string>>;
  current: Place | undefined;
  /** In display order; find is left out in invitation flows, match for members who seek men. */
  places: readonly MenuPlace[];
  unreadMessages: number;
  labels: BottomMenuLabels;
}

const icons: Readonly<Record<MenuPlace, LucideIcon>> = {
  find: Search,
  match: Flame,
  chats: MessageCircle,
  notifications: Bell,
  profile: UserRound,
};

/** Where text is so large that the labels have no room, only the current page's is shown, in full; in the smallest window none. */
const NARROW = {
  current: '@max-[17rem]:@min-[11rem]:flex-none @max-[17rem]:@min-[11rem]:px-2',
  currentLabel: '@max-[11rem]:sr-only',
  otherLabel: '@max-[17rem]:sr-only',
};

/** Phones only. The page leaves `--menu-height` free below itself. */
export function BottomMenu({ hrefs, current, places, unreadMessages, labels }: BottomMenuProps) {
  return (
    <nav
      aria-label={labels.navigation}
      className="pb-safe @container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised desk:hidden"
    >
      <ul className="flex h-(--menu-height)">
        {places.map((place) => {
          const Icon = icons[place];
          const here = current === place;
          return (
            <li key={place} className={clsx('min-w-0 flex-1', here && NARROW.current)}>
              <Link
                prefetch={false}
                href={hrefs[place]}
                aria-current={here ? 'page' : undefined}
                className={clsx(
                  'relative flex h-full flex-col items-center justify-center gap-1 font-ui text-[0.6875rem] tracking-tight font-medium no-underline focus-visible:-outline-offset-3',
                  here ? 'text-ink' : 'text-ink-soft',
                )}
              >
                <PendingMark place={place} current={here} className="inset-x-4 -top-px" />
                <span className="relative">
                  <Icon aria-hidden="true" strokeWidth={here ? 2.25 : 1.75} className="size-6" />
                  {place === 'chats' && (
                    <CountBadge
                      count={unreadMessages}
                      label={labels.unreadMessages}
                      className="absolute -top-1.5 left-3.5"
                    />
                  )}
                </span>
                <span
                  className={clsx(
                    'max-w-full truncate',
                    here ? NARROW.currentLabel : NARROW.otherLabel,
                  )}
                >
                  {labels[place]}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
