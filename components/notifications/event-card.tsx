'use client';

import { Eye, Heart, MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AnswererMark } from '#components/chat/thread/answerer-mark.tsx';
import { BlurredText } from '#components/chat/thread/blurred-text.tsx';
import { simpleHtmlText } from '#components/chat/thread/simple-html.ts';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { NoticeCard } from './notice-card.tsx';
import { isNotice } from '#components/realtime/is-notice.ts';
import { noticeKind } from './notice-list.ts';
import { BadgedPicture } from './badged-picture.tsx';
import { useHostedLabels } from '#components/realtime/use-hosted-labels.ts';

interface EventCardProps {
  event: ChatEvent;
  /** How many unseen events there are, this one included. */
  count: number;
  prefix: string;
  onClose: () => void;
}

/** The popup for a message, a like or a visit. */
export function EventCard({ event, count, prefix, onClose }: EventCardProps) {
  const t = useTranslations('notifications.incoming');
  const { angelId, screenName, photo } = event;
  const notice = isNotice(event);
  const icon = notice ? (event.type === 'visit' ? Eye : Heart) : MessageCircle;
  return (
    <NoticeCard
      picture={<BadgedPicture angelId={angelId} photo={photo} icon={icon} name={screenName} />}
      aside={count > 1 && t('more', { count: count - 1 })}
      href={`${prefix}/${notice ? 'user' : 'chats'}/${angelId}`}
      label={t(notice ? 'see' : 'open')}
      onClose={onClose}
    >
      <EventSummary event={event} />
    </NoticeCard>
  );
}

/** Who did what, with the text of a message as far as it may be read. */
function EventSummary({ event }: { event: ChatEvent }) {
  const t = useTranslations('notifications');
  const hosted = useHostedLabels();
  const label = hosted.label(event.kind, event.answeredBy);
  const what = isNotice(event) ? (`row.${noticeKind(event)}` as const) : 'incoming.title';
  return (
    <>
      <p className="line-clamp-2 font-ui leading-snug font-semibold">
        {t(what, { name: event.screenName })}
      </p>
      {label !== null && <HostedLabel label={label} answeredBy={event.answeredBy} />}
      {event.blurred && (
        <>
          <span className="sr-only">{t('incoming.hidden')}</span>
          <BlurredText className="text-ink-soft" />
        </>
      )}
      {event.msg !== null && (
        <p className="line-clamp-2 text-sm text-ink-soft">
          {event.isHtml ? simpleHtmlText(event.msg) : event.msg}
        </p>
      )}
      {event.answerer !== null && (
        <p className="font-ui text-xs text-ink-soft">
          <AnswererMark answerer={event.answerer} />
        </p>
      )}
    </>
  );
}
