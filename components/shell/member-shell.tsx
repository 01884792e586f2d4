'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePause } from '#components/notifications/pause/pause-state.tsx';
import { useMemberState, type MemberCounts } from '#components/realtime/member-state.tsx';
import { Battery } from './battery.tsx';
import { BottomMenu } from './bottom-menu.tsx';
import { useCurrentPath } from './current-path.ts';
import { DesktopBar } from './desktop-bar.tsx';
import { HelpLinks } from './help-links.tsx';
import { LogoutButton } from './logout-button.tsx';
import { MessagesLeft } from './messages-left.tsx';
import { MobileHead } from './mobile-head.tsx';
import { firstSegment, placeOf, sectionOf, showsBottomMenu, type Navigation } from './places.ts';
import { PendingPlace, type PlaceSkeletons } from './pending-place.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useUnreadTitle } from './use-unread-title.ts';

/** Not that of `main`, which pages for everyone have inside. */
const CONTENT = 'page';

interface MemberShellProps {
  /** The wordmark; see DesktopBar. */
  mark: ReactNode;
  prefix: string;
  navigation: Navigation;
  skeletons?: PlaceSkeletons;
  children: ReactNode;
}

const NO_SKELETONS: PlaceSkeletons = {};

/** The frame of every member's page: bars, menus, and the current credits and unread counts. */
export function MemberShell(props: MemberShellProps) {
  const { unread, newNotifications, credits } = useMemberState();
  return <ShellFrame {...props} counts={{ unread, newNotifications, credits }} />;
}

type ShellFrameProps = MemberShellProps & { counts: MemberCounts };

/** The same with counts that do not change, for pages without a connection: legal texts, contact, mailing list. */
export function ShellFrame({ mark, prefix, navigation, counts, ...rest }: ShellFrameProps) {
  const t = useTranslations('shell');
  const { unread, newNotifications, credits } = counts;
  const path = useCurrentPath();
  const { pause } = usePause();
  // The title is read in the bar of tabs, outside the page.
  useUnreadTitle(pause === null ? unread : 0);
  const place = placeOf(path);
  // A profile page belongs to the section in which profiles are found.
  const current = place === 'find' && !navigation.menu.includes('find') ? 'match' : place;
  const segment = firstSegment(path);
  const title = sectionOf(path);
  const plans = `${prefix}/vip_plan/cred`;
  const hrefs = {
    find: `${prefix}/find`,
    match: `${prefix}/match`,
    chats: `${prefix}/chats`,
    notifications: `${prefix}/notifications`,
    profile: `${prefix}/profile`,
    vip: plans,
  };
  const share = credits.lastGrant > 0 ? credits.totalCredits / credits.lastGrant : 0;
  const messages = credits.freeCredits + credits.icebreakerCredits;
  const labels = {
    navigation: t('navigation'),
    find: t('find'),
    match: t('match'),
    chats: t('chats'),
    notifications: t('notifications'),
    vip: t('vip'),
    profile: t('profile'),
    credits: t('credits'),
    messagesLeft: t('messagesLeft', { count: messages }),
    plans: t('titles.vip_plan'),
    unreadMessages: t('unreadMessages', { count: unread }),
    newNotifications: t('newNotifications', { count: newNotifications }),
  };
  // These pages have a bar of their own on phones.
  const hasOwnHead = segment === 'user' || (segment === 'chats' && !showsBottomMenu(path));
  return (
    <PendingPlace segment={segment} skeletons={rest.skeletons ?? NO_SKELETONS}>
      <SkipLink to={CONTENT} />
      <DesktopBar
        mark={mark}
        hrefs={hrefs}
        current={current}
        labels={labels}
        newNotifications={newNotifications}
        menu={navigation.menu}
        start={navigation.start}
        level={credits.level}
        unreadMessages={unread}
        credits={{ total: credits.totalCredits, share, messages, href: plans }}
        logout={<LogoutButton prefix={prefix} />}
      />
      {!hasOwnHead && (
        <MobileHead
          title={t(`titles.${title}`)}
          start={
            <SideMenu
              mark={mark}
              items={[
                { item: 'find', label: t('find'), href: hrefs.find },
                { item: 'chats', label: t('chats'), href: hrefs.chats },
                { item: 'profile', label: t('profile'), href: hrefs.profile },
                credits.level > 0
                  ? { item: 'credits', label: t('credits'), href: plans }
                  : { item: 'vip', label: t('vip'), href: plans },
                {
                  item: 'activate',
                  label: t('activate'),
                  href: `${prefix}/activeNotifications`,
                },
              ]}
              labels={{ open: t('menu'), close: t('close'), title: t('menuTitle') }}
            >
              <HelpLinks prefix={prefix} id="menu-help" />
              <ThemeToggle
                labels={{
                  legend: t('theme.legend'),
                  light: t('theme.light'),
                  dark: t('theme.dark'),
                  auto: t('theme.auto'),
                }}
              />
              <LogoutButton prefix={prefix} className="justify-self-start" />
            </SideMenu>
          }
          end={
            // The battery is shown from level 1: a free member has no credits to fill it with.
            credits.level > 0 ? (
              <Battery
                credits={credits.totalCredits}
                label={t('creditsLeft', { count: credits.totalCredits })}
                href={plans}
                hrefLabel={labels.plans}
              />
            ) : (
              <MessagesLeft
                count={messages}
                label={labels.messagesLeft}
                href={plans}
                hrefLabel={labels.plans}
              />
            )
          }
        />
      )}
      <div
        id={CONTENT}
        tabIndex={-1}
        className={clsx('outline-none', showsBottomMenu(path) && 'pb-(--menu-height) desk:pb-0')}
      >
        {rest.children}
      </div>
      {showsBottomMenu(path) && (
        <BottomMenu
          hrefs={hrefs}
          current={current}
          labels={labels}
          places={navigation.menu}
          unreadMessages={unread}
        />
      )}
    </PendingPlace>
  );
}
