'use client';

import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useCatchUp, useSocketEvent } from '#components/realtime/use-realtime.ts';
import { fromEvent } from './from-event.ts';
import { heldBy, toThreadStatus, workerOf, type ThreadStatus } from './thread-status.ts';
import { beginThread, isFirstMessage, lastSeq, threadReducer } from './thread-state.ts';
import type { ThreadAnswer, ThreadMessage } from './types.ts';
import { useMountedLate } from '#components/realtime/use-mounted-late.ts';
import { useReadMark } from './use-read-mark.ts';
import { useThreadPages } from './use-thread-pages.ts';
import { useTyping } from './use-typing.ts';

/** The open thread: what the server rendered, updated by the socket and by history. */
export function useThread(initial: ThreadAnswer) {
  const { angelId } = initial.peer;
  const { level } = useMemberState().credits;
  const [state, dispatch] = useReducer(threadReducer, initial, beginThread);
  const [threadStatus, setThreadStatus] = useState(() => toThreadStatus(initial));
  /** For the live region: only messages that arrive while the thread is open. */
  const [announced, setAnnounced] = useState<ThreadMessage | null>(null);
  /** The newest number received, including a message that the dots still hold back. */
  const newestSeq = useRef(0);

  const updateStatus = (change: Partial<ThreadStatus>): void => {
    setThreadStatus((before) => ({ ...before, ...change }));
  };
  const pages = useThreadPages({
    angelId,
    state,
    dispatch,
    setThreadStatus,
    onGone: () => {
      updateStatus({ composer: 'gone' });
    },
  });
  const { fetchMissed, fetchShown } = pages;
  const { typing, arrive, release } = useTyping<ThreadMessage>(angelId, (messages) => {
    dispatch({ type: 'merged', messages });
    setAnnounced(messages.at(-1) ?? null);
  });

  useSocketEvent('chat', (event) => {
    if (event.angelId !== angelId) return;
    if (event.seq === null) {
      updateStatus({ waiting: workerOf(event) });
      return;
    }
    const known = Math.max(lastSeq(state), newestSeq.current);
    newestSeq.current = Math.max(known, event.seq);
    if (event.from === 'peer') updateStatus({ waiting: null, ...heldBy(event) });
    // A first message, a match, or an answer to an invitation may open or close the composer.
    const changesComposer =
      event.from === 'self'
        ? state.first || threadStatus.pendingMessage !== null || event.attachment !== null
        : threadStatus.composer === 'invited';
    if (event.seq > known + 1 || changesComposer || event.category === 'like_reply') fetchMissed();
    else if (event.from === 'self') dispatch({ type: 'merged', messages: [fromEvent(event)] });
    else arrive(fromEvent(event));
  });
  useSocketEvent('message', (change) => {
    if (change.angelId !== angelId) return;
    release();
    if (change.revision > state.revision + 1) fetchMissed();
    else dispatch({ type: 'changed', change });
  });
  useSocketEvent('delivered', (event) => {
    if (event.angelId === angelId) dispatch({ type: 'peerDelivered', seq: event.seq });
  });
  useSocketEvent('read', (event) => {
    if (event.angelId !== angelId || event.by !== 'peer') return;
    dispatch({ type: 'peerRead', seq: event.seq });
    if (threadStatus.composer === 'invited') fetchMissed();
  });
  useSocketEvent('conversation', (event) => {
    if (event.angelId === angelId) fetchMissed();
  });
  useCatchUp(fetchMissed);
  useMountedLate(fetchMissed);

  // Entering a paid level unlocks messages received before.
  const levelBefore = useRef(level);
  const open = useEffectEvent(fetchShown);
  useEffect(() => {
    const opened = levelBefore.current === 0 && level > 0;
    levelBefore.current = level;
    if (opened) open();
  }, [level]);
  useReadMark(angelId, state.stored.findLast(({ from }) => from === 'peer')?.seq ?? 0);

  const first = isFirstMessage(state);
  return {
    state,
    dispatch,
    threadStatus,
    updateStatus,
    typing,
    announced,
    first,
    fetchMissed,
    loading: pages.loading,
    older: pages.older,
  };
}
