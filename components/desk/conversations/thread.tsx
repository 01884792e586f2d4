'use client';

import { lastSeq } from '#components/chat/state/message-state.ts';
import { useScroll } from '#components/chat/thread/use-scroll.ts';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { LoadError } from '../error-message.tsx';
import type { ConversationState, ConversationStore } from './conversation-store.ts';
import { MessageLine, PendingLine } from './message-lines.tsx';

interface ThreadProps {
  conversationId: string;
  store: ConversationStore;
  state: ConversationState;
  /** The member's name. */
  member: string;
  /** Puts the text of a refused answer back where it was written. */
  onEdit?: ((text: string) => void) | undefined;
}

/** The messages; scrolls to new ones for a reader at the end, and holds the position of one further up. */
export function Thread({ conversationId, store, state, member, onEdit }: ThreadProps) {
  const { stored, local, loading, hasMore, typing } = state;
  const { box, onScroll } = useScroll({
    start: String(stored[0]?.seq ?? 0),
    end: [lastSeq(state), typing, ...local.map(({ failed }) => failed ?? '')].join(),
  });
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
      className="h-[40dvh] min-h-48 overflow-y-auto overscroll-contain px-3 py-4 lg:h-[calc(100dvh-24rem)]"
      onScroll={onScroll}
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
          <PendingLine key={one.idClient} pending={one} store={store} onEdit={onEdit} />
        ))}
      </ol>
      <p className="min-h-5 pt-2 text-xs text-ink-soft" aria-live="polite">
        {typing && `${member} is typing…`}
      </p>
    </div>
  );
}
