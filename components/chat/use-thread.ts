'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { useMemberState } from '#components/notifications/member-state.tsx';
import { useCatchUp, useRealtime, useSocketEvent } from '#components/notifications/use-realtime.ts';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { loadThread, markRead, type ThreadCursor } from './chat-calls.ts';
import { fromEvent } from './from-event.ts';
import { lastSeq, threadReducer } from './thread-state.ts';
import type { ThreadAnswer, ThreadMessage } from './types.ts';
import { useTyping } from './use-typing.ts';

/** The open thread: what the server rendered, then what the socket and the history bring. */
export function useThread(initial: ThreadAnswer) {
  const { angelId } = initial.peer;
  const { trackerId } = useRealtime();
  const member = useMemberState();
  const tellError = useTellError();
  const [state, dispatch] = useReducer(threadReducer, {
    stored: initial.messages,
    local: [],
    hasMore: initial.hasMore,
    peerReadSeq: initial.peerReadSeq,
  });
  const [loading, setLoading] = useState(false);
  /** For the live region: only what came while one looks. */
  const [announced, setAnnounced] = useState<ThreadMessage | null>(null);
  const readUpTo = useRef(0);
  /** The newest number heard of, also while the dots still hold its message back. */
  const heard = useRef(0);

  const fetchPage = async (cursor: ThreadCursor): Promise<void> => {
    const page = await loadThread(trackerId, angelId, cursor);
    dispatch({
      type: 'merged',
      messages: page.messages,
      peerReadSeq: page.peerReadSeq,
      ...(cursor.after === undefined && { hasMore: page.hasMore }),
    });
    if (cursor.after !== undefined && page.hasMore) {
      await fetchPage({ after: page.messages.at(-1)?.seq ?? cursor.after });
    }
  };
  const fetchMissed = (): void => {
    fetchPage({ after: lastSeq(state) }).catch(() => undefined);
  };
  const older = (): void => {
    const first = state.stored[0];
    if (loading || !state.hasMore || first === undefined) return;
    setLoading(true);
    fetchPage({ before: first.seq })
      .catch(tellError)
      .finally(() => {
        setLoading(false);
      });
  };

  const { typing, arrive } = useTyping<ThreadMessage>(angelId, (messages) => {
    dispatch({ type: 'merged', messages });
    setAnnounced(messages.at(-1) ?? null);
  });
  useSocketEvent('chat', (event: ChatEvent) => {
    if (event.angelId !== angelId) return;
    const known = Math.max(lastSeq(state), heard.current);
    heard.current = Math.max(known, event.seq);
    if (event.seq > known + 1) fetchMissed();
    else if (event.from === 'self') dispatch({ type: 'merged', messages: [fromEvent(event)] });
    else arrive(fromEvent(event));
  });
  useSocketEvent('read', (event) => {
    if (event.angelId === angelId && event.by === 'peer') {
      dispatch({ type: 'peerRead', seq: event.seq });
    }
  });
  useCatchUp(fetchMissed);

  // Entering a paid level opens what was received before.
  const { level } = member.credits;
  const levelBefore = useRef(level);
  useEffect(() => {
    const opened = levelBefore.current === 0 && level > 0;
    levelBefore.current = level;
    if (!opened) return;
    void loadThread(trackerId, angelId, {}).then(
      ({ messages }) => {
        dispatch({ type: 'merged', messages });
      },
      () => undefined,
    );
  }, [level, trackerId, angelId]);

  const newestOfPeer = state.stored.findLast(({ from }) => from === 'peer')?.seq ?? 0;
  const { setUnread } = member;
  useEffect(() => {
    const tell = (): void => {
      if (document.hidden || newestOfPeer <= readUpTo.current) return;
      readUpTo.current = newestOfPeer;
      markRead(angelId, newestOfPeer).then(setUnread, () => {
        readUpTo.current = 0;
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
    };
  }, [newestOfPeer, angelId, setUnread]);

  return { state, dispatch, typing, announced, loading, older };
}
