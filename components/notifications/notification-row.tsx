import { ChevronRight, Eye, Flame, Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PeerPortrait } from '#components/media/peer-portrait.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { noticeKind, noticeTarget, type ReceivedNotification } from './notice-list.ts';

export const noticeIcons = { like: Heart, visit: Eye, match: Flame } as const;

export interface NotificationProps {
  notification: ReceivedNotification;
  /** When, as the list formats it. */
  time: string;
  prefix: string;
}

/** An earlier like or visit: who did what, and when; links to the profile, for a match to the chat. */
export function NotificationRow({ notification, time, prefix }: NotificationProps) {
  const t = useTranslations('notifications');
  const { screenName, photo, label, answeredBy, angelId } = notification;
  const kind = noticeKind(notification);
  const Icon = noticeIcons[kind];
  return (
    <a
      href={`${prefix}${noticeTarget(notification)}`}
      className="flex items-center gap-4 px-1 py-3 no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-3 desk:px-3"
    >
      <span className="w-16 shrink-0">
        <PeerPortrait angelId={angelId} photo={photo} name={screenName} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
        <span className="font-ui font-medium [overflow-wrap:anywhere]">
          {t(`row.${kind}`, { name: screenName })}
        </span>
        {label !== null && <HostedLabel label={label} answeredBy={answeredBy} />}
        <span className="flex items-center gap-1.5 font-ui text-sm text-ink-soft">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {time}
        </span>
      </span>
      <ChevronRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-5 shrink-0 text-ink-soft"
      />
    </a>
  );
}
