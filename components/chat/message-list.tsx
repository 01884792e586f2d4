'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';
import { groupMessages } from './group-messages.ts';
import { LocalBubble } from './local-bubble.tsx';
import { MessageBundle } from './message-bundle.tsx';
import type { Times } from './message-time.ts';
import type { LocalMessage, ThreadState } from './thread-state.ts';
import { TypingDots } from './typing-dots.tsx';
import type { Peer } from './types.ts';

interface MessageListProps {
  state: ThreadState;
  peer: Peer;
  typing: boolean;
  loading: boolean;
  now: number;
  times: Times;
  unlockHref: string;
  onRetry: (message: LocalMessage) => void;
  onDiscard: (message: LocalMessage) => void;
}

/** The messages by day, the newest last; below them what is on its way. */
export function MessageList(props: MessageListProps) {
  const { state, peer, times, now } = props;
  const t = useTranslations('chat');
  const days = useMemo(
    () => groupMessages(state.stored, times.timeZone),
    [state.stored, times.timeZone],
  );
  return (
    <div className="mt-auto grid gap-3 px-4 pt-6 pb-4 desk:px-6">
      {props.loading && (
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
              peerReadSeq={state.peerReadSeq}
              unlockHref={props.unlockHref}
              clock={times.clock}
            />
          ))}
        </section>
      ))}
      {state.local.map((message) => (
        <LocalBubble
          key={message.idClient}
          message={message}
          onRetry={props.onRetry}
          onDiscard={props.onDiscard}
        />
      ))}
      {props.typing && <TypingDots name={peer.screenName} />}
    </div>
  );
}
