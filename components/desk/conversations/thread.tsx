'use client';

import { useLayoutEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { LoadError } from '../load-error.tsx';
import { MessageLine } from './message-line.tsx';
import { PendingLine } from './pending-line.tsx';
import type { ConversationState, ConversationStore } from './conversation-store.ts';

const NEAR = 80;

interface ThreadProps {
  conversationId: string;
  store: ConversationStore;
  state: ConversationState;
  /** The member's name. */
  member: string;
}

/** The messages; scrolls to new ones for a reader at the end, and holds the position of one further up. */
export function Thread({ conversationId, store, state, member }: ThreadProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef({ first: 0, height: 0, atEnd: true });
  const { stored, local, loading, hasMore, typing } = state;
  const first = stored[0]?.seq ?? 0;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const before = seen.current;
    if (before.atEnd) current.scrollTop = current.scrollHeight;
    else if (first < before.first) current.scrollTop += current.scrollHeight - before.height;
    seen.current = { ...before, first, height: current.scrollHeight };
  }, [first, stored, local, typing]);
  if (loading === 'failed') {
    return (
      <div className="px-4">
        <LoadError errorMessage="Could not load messages." again={() => void store.load()} />
      </div>
    );
  }
  return (
    <div
      ref={box}
      role="log"
      aria-label={`Messages with ${member}`}
      aria-busy={loading === 'first'}
      tabIndex={0}
      className="h-[52dvh] min-h-64 overflow-y-auto overscroll-contain px-3 py-4 lg:h-[calc(100dvh-24rem)]"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        seen.current.atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {loading === 'first' && (
        <div className="grid gap-3">
          <Skeleton className="h-10 w-3/5 rounded-card" />
          <Skeleton className="ml-auto h-10 w-2/5 rounded-card" />
          <Skeleton className="h-14 w-1/2 rounded-card" />
        </div>
      )}
      {hasMore && (
        <div className="pb-3 text-center">
          <Button
            size="sm"
            variant="quiet"
            pending={loading === 'older'}
            onClick={() => void store.loadOlder().catch(() => undefined)}
          >
            Older messages
          </Button>
        </div>
      )}
      <ol className="grid gap-2.5">
        {stored.map((message) => (
          <MessageLine key={message.seq} conversationId={conversationId} message={message} />
        ))}
        {local.map((one) => (
          <PendingLine key={one.idClient} pending={one} store={store} />
        ))}
      </ol>
      <p className="min-h-5 pt-2 text-xs text-ink-soft" aria-live="polite">
        {typing && `${member} is typing…`}
      </p>
    </div>
  );
}
