'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BlurredText } from '#components/chat/blurred-text.tsx';
import { useCurrentPath } from '#components/shell/current-path.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { isQuietPlace } from './incoming.ts';
import { useHostedWords } from './use-hosted-words.ts';
import { useIncoming } from './use-incoming.ts';

/** Tells of a message that came while something else is looked at. It takes neither focus nor page. */
export function IncomingPopup({ prefix }: { prefix: string }) {
  const t = useTranslations('notifications.incoming');
  const { incoming, dismiss } = useIncoming();
  const hosted = useHostedWords();
  const quiet = isQuietPlace(useCurrentPath());
  const event = incoming?.event;
  const label = event === undefined ? null : hosted.label(event.kind, event.answeredBy);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-40 px-3 desk:top-auto desk:right-6 desk:bottom-6 desk:left-auto desk:w-96 desk:px-0"
    >
      {event !== undefined && !quiet && (
        <Card
          key={event.id}
          data-state="open"
          className="motion-rise pointer-events-auto border-line p-4 text-ink shadow-overlay"
        >
          <div className="flex items-start gap-3">
            <Avatar
              name={event.screenName}
              size={52}
              {...(event.photo !== null && { src: event.photo })}
            />
            <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
              <p className="line-clamp-2 font-ui leading-snug font-semibold">
                {t(event.category === 'like_reply' ? 'match' : 'title', { name: event.screenName })}
              </p>
              {label !== null && <Badge tone="hosted">{label}</Badge>}
              {event.blurred ? (
                <>
                  <span className="sr-only">{t('hidden')}</span>
                  <BlurredText className="text-ink-soft" />
                </>
              ) : (
                <p className="line-clamp-2 text-sm text-ink-soft">{event.msg}</p>
              )}
            </div>
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
              <a href={`${prefix}/chats/${event.angelId}`}>{t('open')}</a>
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
