import { clsx } from 'clsx';
import Link from 'next/link';
import {
  Bell,
  Crown,
  Flame,
  MessageCircle,
  Search,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { CountBadge } from '#components/ui/badge.tsx';
import { Tooltip } from '#components/ui/tooltip.tsx';
import { CreditsCounter } from './credits-counter.tsx';
import { MessagesLeft } from './messages-left.tsx';
import { PendingMark } from './pending-mark.tsx';
import type { Navigation, Place } from './places.ts';

interface DesktopBarLabels {
  navigation: string;
  find: string;
  match: string;
  chats: string;
  notifications: string;
  vip: string;
  profile: string;
  credits: string;
  /** With the number in it: "2 messages". */
  messagesLeft: string;
  plans: string;
  /** With the number in it: "3 unread messages". */
  unreadMessages: string;
  newNotifications: string;
}

interface DesktopBarProps {
  /** The wordmark, as tall as its container; rendered on the server, so that no brand's outlines are sent as script. */
  mark: ReactNode;
  hrefs: Readonly<Record<Place, string>>;
  current: Place | undefined;
  /** The entries of the bottom menu, in the same order; plans stand before the profile. */
  menu: Navigation['menu'];
  /** Where the brand's name leads. */
  start: 'match' | 'find';
  level: 0 | 1 | 2;
  unreadMessages: number;
  newNotifications: number;
  /** `messages`: those that a free member can still write. */
  credits: { total: number; share: number; messages: number; href: string };
  labels: DesktopBarLabels;
  /** The logout button, which needs a script of its own. */
  logout: ReactNode;
}

const icons: Readonly<Record<Place, LucideIcon>> = {
  find: Search,
  match: Flame,
  chats: MessageCircle,
  notifications: Bell,
  vip: Crown,
  profile: UserRound,
};

export function DesktopBar(props: DesktopBarProps) {
  const { mark, hrefs, current, menu, start, level, labels } = props;
  const places = menu.flatMap((place): readonly Place[] =>
    place === 'profile' && level < 2 ? ['vip', 'profile'] : [place],
  );
  const counts: Partial<Record<Place, { value: number; label: string }>> = {
    chats: { value: props.unreadMessages, label: labels.unreadMessages },
    notifications: { value: props.newNotifications, label: labels.newNotifications },
  };
  return (
    <header className="@container/bar sticky top-0 z-30 hidden border-b border-line bg-surface desk:block">
      <div className="mx-auto flex h-(--bar-height) max-w-page items-center gap-1 px-[var(--gutter)] @5xl/bar:gap-2">
        {/* Only the wordmark shrinks in a narrow window; everything else keeps its size. */}
        <Link prefetch={false} href={hrefs[start]} className="mr-auto min-w-0 py-2 @5xl/bar:pr-4">
          <span className="block h-8 [&>svg]:max-w-full">{mark}</span>
        </Link>
        <nav aria-label={labels.navigation} className="shrink-0">
          <ul className="flex items-center">
            {places.map((place) => (
              <li key={place}>
                <BarLink
                  place={place}
                  href={hrefs[place]}
                  icon={icons[place]}
                  label={labels[place]}
                  count={counts[place]}
                  current={current === place}
                />
              </li>
            ))}
          </ul>
        </nav>
        {level === 0 ? (
          <MessagesLeft
            count={props.credits.messages}
            label={labels.messagesLeft}
            href={props.credits.href}
            hrefLabel={labels.plans}
          />
        ) : (
          <CreditsCounter
            credits={props.credits.total}
            share={props.credits.share}
            href={props.credits.href}
            label={labels.credits}
          />
        )}
        {props.logout}
      </div>
    </header>
  );
}

function BarLink({
  place,
  href,
  icon: Icon,
  label,
  count,
  current,
}: {
  place: Place;
  href: string;
  icon: LucideIcon;
  label: string;
  count: { value: number; label: string } | undefined;
  current: boolean;
}) {
  return (
    <Tooltip text={label} side="bottom" className="@5xl/bar:hidden">
      {(trigger) => (
        <Link
          {...trigger}
          prefetch={false}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={clsx(
            'relative flex h-(--bar-height) min-w-11 items-center justify-center gap-2 px-2.5 font-ui text-sm font-medium no-underline transition-colors hover:text-ink focus-visible:-outline-offset-4 @5xl/bar:px-3.5',
            current ? 'text-ink' : 'text-ink-soft',
          )}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          <span className="sr-only @5xl/bar:not-sr-only">{label}</span>
          {count !== undefined && (
            <CountBadge
              count={count.value}
              label={count.label}
              className="@max-5xl/bar:absolute @max-5xl/bar:top-[calc(50%-1.25rem)] @max-5xl/bar:left-[calc(50%+0.375rem)] @5xl/bar:-ml-0.5"
            />
          )}
          <PendingMark place={place} current={current} className="inset-x-2.5 bottom-0" />
        </Link>
      )}
    </Tooltip>
  );
}
