'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { EmptyThread } from './empty-thread.tsx';
import { MessageList } from './message-list.tsx';
import { useTimes } from '../state/message-time.ts';
import type { ThreadProps } from './thread-props.ts';
import type { ThreadMessage } from '../state/types.ts';
import { useNow } from '../state/server-clock.ts';
import { useForeignPeer } from '../translation/use-foreign-peer.ts';
import type { ThreadView } from './use-thread-view.ts';

interface ThreadMessagesProps extends Pick<
  ThreadProps,
  'thread' | 'now' | 'timeZone' | 'prefix' | 'cardCheckHref' | 'needsCardCheck'
> {
  view: ThreadView;
  box: RefObject<HTMLDivElement | null>;
}

/** The messages in a scrolling box of their own; new ones are announced to screen readers. */
export function ThreadMessages({ view, box, thread, prefix, ...props }: ThreadMessagesProps) {
  const { peer } = thread;
  const { state, announced } = view;
  const t = useTranslations('chat');
  const announcementOf = ({ msg, attachment }: ThreadMessage): string =>
    msg === '' && attachment !== null
      ? t(attachment.voice ? 'voice.received' : 'photo.received')
      : (msg ?? t('blurred.hidden'));
  const foreign = useForeignPeer(state.stored);
  const now = useNow(props.now);
  const times = useTimes(props.timeZone);
  const { waitingPhotos } = view.threadStatus;
  const hasPending =
    state.local.length > 0 || view.pendingMessage !== null || waitingPhotos.length > 0;
  const empty = state.stored.length === 0 && !hasPending;
  // A match, likes and visits only.
  const unwritten =
    !hasPending && state.stored.every(({ type }) => type === 'like' || type === 'visit');
  return (
    <div className="relative flex flex-1 flex-col min-h-16">
      <span aria-hidden="true" className="pattern absolute inset-0 -z-10 opacity-50" />
      <div
        ref={box}
        onScroll={view.onScroll}
        tabIndex={0}
        role="region"
        aria-label={t('messages')}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        {unwritten && <EmptyThread peer={peer} />}
        {!empty && (
          <MessageList
            view={view}
            peer={peer}
            now={now}
            times={times}
            unlockHref={`${prefix}/hook/messaggio_offuscato`}
            cardCheckHref={props.cardCheckHref}
            foreign={foreign}
            open={view.threadStatus.composer === 'open' && !props.needsCardCheck}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {announced !== null &&
          t('announced', {
            name: peer.screenName,
            text: announcementOf(announced),
          })}
      </p>
    </div>
  );
}
