'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';
import { WaitingPhoto } from '../photo/waiting-photo.tsx';
import { groupMessages } from '../state/group-messages.ts';
import type { Times } from '../state/message-time.ts';
import { Quote } from '../replies/quote.tsx';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { useDue } from '../state/use-due.ts';
import { MessageBundle } from './message-bundle.tsx';
import { LocalBubble, PendingMessageBubble } from './unsent-bubbles.tsx';
import type { ThreadView } from './use-thread-view.ts';
import { WaitingLine } from './waiting-line.tsx';

interface MessageListProps {
  view: ThreadView;
  peer: Peer;
  now: number;
  times: Times;
  unlockHref: string;
  cardCheckHref: string | null;
  /** Something can be written here. */
  open: boolean;
  /** The peer writes in another language than the member's. */
  foreign: boolean;
}

/** The messages by day, the newest last; below them those that are not sent yet. */
export function MessageList({ view, peer, times, now, ...hrefs }: MessageListProps) {
  const { state, threadStatus, pendingMessage } = view;
  const t = useTranslations('chat');
  const due = useDue(state.stored, now);
  const days = useMemo(() => groupMessages(due, times.timeZone), [due, times.timeZone]);
  const linkSeq = due.find(({ warnings }) => warnings.includes('link'))?.seq;
  const quoteIn = ({ quote }: Pick<ThreadMessage, 'quote'>) =>
    quote === null ? undefined : (
      <Quote quote={quote} peerName={peer.screenName} onShow={view.showMessage} />
    );
  return (
    <div className="mt-auto grid gap-3 px-3 pt-6 pb-4 desk:px-5">
      {state.loading === 'older' && (
        <p role="status" className="flex justify-center">
          <Spinner />
          <span className="sr-only">{t('loading')}</span>
        </p>
      )}
      {days.map(({ day, time, bundles }) => (
        <section key={day} aria-label={times.day(time, now)} className="grid gap-3">
          <p
            aria-hidden="true"
            className="mx-auto flex w-full max-w-xs items-center gap-3 py-1 font-ui text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          >
            {times.day(time, now)}
          </p>
          {bundles.map((bundle) => (
            <MessageBundle
              key={bundle.key}
              bundle={bundle}
              peer={peer}
              marks={state}
              linkSeq={linkSeq}
              {...hrefs}
              clock={times.clock}
              onPick={view.act}
              onReact={view.react}
              onShow={view.showMessage}
            />
          ))}
        </section>
      ))}
      {pendingMessage !== null && (
        <PendingMessageBubble
          pendingMessage={pendingMessage}
          quote={quoteIn(pendingMessage)}
          view={view}
        />
      )}
      {state.local.map((message) => (
        <LocalBubble
          key={message.idClient}
          message={message}
          quote={quoteIn(message)}
          onRetry={view.retry}
          onDiscard={view.discard}
        />
      ))}
      {threadStatus.waitingPhotos.map((photo) => (
        <WaitingPhoto key={`${photo.id}:${photo.state}`} photo={photo} onGone={view.fetchMissed} />
      ))}
      {threadStatus.waiting !== null && !state.typing && (
        <WaitingLine waiting={threadStatus.waiting} />
      )}
      {state.typing && <TypingDots name={peer.screenName} />}
    </div>
  );
}

/** The peer is typing. */
function TypingDots({ name }: { name: string }) {
  const t = useTranslations('chat');
  return (
    <div className="flex w-fit items-center gap-1.5 rounded-card rounded-bl-[0.25rem] bg-raised px-4 py-3.5 [border:var(--card-border)] border-line">
      <span className="sr-only">{t('typing', { name })}</span>
      {[0, 160, 320].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 animate-[breathe_1.1s_ease-in-out_infinite] rounded-full bg-ink-soft"
          style={{ animationDelay: `${String(delay)}ms` }}
        />
      ))}
    </div>
  );
}
