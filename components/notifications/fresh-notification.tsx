import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PeerPortrait } from '#components/media/peer-portrait.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { noticeKind, noticeTarget } from './notice-list.ts';
import { noticeIcons, type NotificationProps } from './notification-row.tsx';

/** A new like, visit or match: the picture in the brand's crop, who did what, and what can be done about it. */
export function FreshNotification({ notification, time, prefix }: NotificationProps) {
  const t = useTranslations('notifications');
  const { screenName, photo, label, answeredBy, angelId } = notification;
  const kind = noticeKind(notification);
  const Icon = noticeIcons[kind];
  return (
    <a
      href={`${prefix}${noticeTarget(notification)}`}
      className="group flex h-full items-center gap-4 rounded-card bg-raised p-3 no-underline shadow-card transition-colors [border:var(--card-border)] hover:bg-sunken desk:gap-5"
    >
      <span className="w-[min(7rem,34%)] shrink-0">
        <PeerPortrait angelId={angelId} photo={photo} name={screenName} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1.5">
        <span className="flex items-center gap-1.5 font-ui text-sm text-ink-soft">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-accent-ink" />
          <span className="sr-only">{t('unread')}</span>
          {time}
        </span>
        <span className="display text-xl [overflow-wrap:anywhere]">
          {t(`row.${kind}`, { name: screenName })}
        </span>
        {label !== null && <HostedLabel label={label} answeredBy={answeredBy} />}
        <span className="flex items-center gap-1.5 pt-0.5 font-ui font-semibold text-accent-ink underline underline-offset-4">
          {t(kind === 'match' ? 'write' : 'incoming.see')}
          <ArrowRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 shrink-0 transition-[translate] duration-(--duration) ease-brand motion-safe:group-hover:translate-x-0.5"
          />
        </span>
      </span>
    </a>
  );
}
