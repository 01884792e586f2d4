'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AnswererMark } from '#components/chat/answerer-mark.tsx';
import { BlurredText } from '#components/chat/blurred-text.tsx';
import { simpleHtmlWords } from '#components/chat/simple-html.ts';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { useCurrentPath } from '#components/shell/current-path.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { isQuietFor } from './incoming.ts';
import { isNotice, noticeKind } from './notice-list.ts';
import { useHostedWords } from './use-hosted-words.ts';
import { useIncoming } from './use-incoming.ts';

/** Tells of a message, a like or a visit that came while something else is looked at. It takes no focus. */
export function IncomingPopup({ prefix }: { prefix: string }) {
  const t = useTranslations('notifications.incoming');
  const { incoming, dismiss } = useIncoming();
  const path = useCurrentPath();
  const event = incoming?.event;
  const notice = event !== undefined && isNotice(event);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-40 px-3 desk:top-auto desk:right-6 desk:bottom-6 desk:left-auto desk:w-96 desk:px-0"
    >
      {event !== undefined && !isQuietFor(path, event) && (
        <Card
          key={event.id}
          data-state="open"
          className="motion-rise pointer-events-auto p-4 text-ink shadow-overlay"
        >
          <div className="flex items-start gap-3">
            <PeerPicture
              angelId={event.angelId}
              name={event.screenName}
              photo={event.photo}
              size={52}
            />
            <Told event={event} />
            <IconButton
              label={t('close')}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={dismiss}
              className="-mt-2 -mr-2"
            />
          </div>
          <div className="mt-3 flex items-center justify-between gap-3">
            <p className="font-ui text-sm text-ink-soft">
              {incoming !== null && incoming.count > 1 && t('more', { count: incoming.count - 1 })}
            </p>
            <Button asChild size="sm">
              <a href={`${prefix}/${notice ? 'user' : 'chats'}/${event.angelId}`}>
                {t(notice ? 'see' : 'open')}
              </a>
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}

/** Who did what, with the words of a message as far as they may be read. */
function Told({ event }: { event: ChatEvent }) {
  const t = useTranslations('notifications');
  const hosted = useHostedWords();
  const label = hosted.label(event.kind, event.answeredBy);
  const what = isNotice(event) ? (`row.${noticeKind(event)}` as const) : 'incoming.title';
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
      <p className="line-clamp-2 font-ui leading-snug font-semibold">
        {t(what, { name: event.screenName })}
      </p>
      {label !== null && <Badge tone="hosted">{label}</Badge>}
      {event.blurred && (
        <>
          <span className="sr-only">{t('incoming.hidden')}</span>
          <BlurredText className="text-ink-soft" />
        </>
      )}
      {event.msg !== null && (
        <p className="line-clamp-2 text-sm text-ink-soft">
          {event.isHtml ? simpleHtmlWords(event.msg) : event.msg}
        </p>
      )}
      {event.answerer !== null && (
        <p className="font-ui text-xs text-ink-soft">
          <AnswererMark answerer={event.answerer} />
        </p>
      )}
    </div>
  );
}
