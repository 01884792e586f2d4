'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import {
  useCatchUp,
  useMountedLate,
  useRealtime,
  useSocketEvent,
} from '#components/realtime/use-realtime.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { markRead, reactToMessage } from './chat-calls.ts';
import { draftKey, writeDraft } from './drafts.ts';
import type { LocalMessage } from './message-state.ts';
import type { Requirement } from './requirement.ts';
import { fromEvent, isFirstMessage } from './thread-state.ts';
import { heldBy, toThreadStatus, workerOf, type ThreadStatus } from './thread-status.ts';
import { createThreadStore } from './thread-store.ts';
import type { ThreadAnswer, ThreadMessage } from './types.ts';

/** The open thread: what the server rendered, updated by the socket, by history and by what the member sends. */
export function useThread(initial: ThreadAnswer) {
  const { angelId } = initial.peer;
  const { connection, trackerId } = useRealtime();
  const { credits, setCredits } = useMemberState();
  const { level } = credits;
  const showError = useErrorToast();
  const [threadStatus, setThreadStatus] = useState(() => toThreadStatus(initial));
  const [requirement, setRequirement] = useState<Requirement | null>(null);
  /** For the live region: only messages that arrive while the thread is open. */
  const [announced, setAnnounced] = useState<ThreadMessage | null>(null);

  const updateStatus = (change: Partial<ThreadStatus>): void => {
    setThreadStatus((before) => ({ ...before, ...change }));
  };
  const [{ store, open, close }] = useState(() =>
    createThreadStore(initial, {
      connection,
      trackerId,
      setCredits,
      onPage: (page) => {
        setThreadStatus(toThreadStatus(page));
      },
      onMissedFailed: (error) => {
        if (codeOf(error) === 'not_found') updateStatus({ composer: 'gone' });
      },
      onArrived: (messages) => {
        setAnnounced(messages.at(-1) ?? null);
      },
      onStored: (idClient) => {
        setThreadStatus((before) =>
          before.pendingMessage?.idClient === idClient
            ? { ...before, pendingMessage: null }
            : before,
        );
      },
      onRequirement: setRequirement,
      onInvitationPending: (text) => {
        updateStatus({ composer: 'invited' });
        writeDraft(draftKey(trackerId, angelId), text);
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const fetchMissed = (): void => void store.catchUp();
  useEffect(() => {
    open();
    return close;
  }, [open, close]);

  useSocketEvent('chat', (event) => {
    if (event.angelId !== angelId) return;
    if (event.seq === null) {
      updateStatus({ waiting: workerOf(event) });
      return;
    }
    if (event.from === 'peer') updateStatus({ waiting: null, ...heldBy(event) });
    // A first message, a match, or an answer to an invitation may open or close the composer.
    const changesComposer =
      event.from === 'self'
        ? state.first || threadStatus.pendingMessage !== null || event.attachment !== null
        : state.first || threadStatus.composer === 'invited';
    if (changesComposer || event.category === 'like_reply') fetchMissed();
    else if (event.from === 'self') store.add(fromEvent(event));
    else store.arrive(fromEvent(event));
  });
  useSocketEvent('message', ({ angelId: changedIn, ...change }) => {
    if (changedIn !== angelId) return;
    store.release();
    if (change.revision > state.revision + 1) fetchMissed();
    else store.dispatch({ type: 'changed', change });
  });
  useSocketEvent('typing', (event) => {
    if (event.angelId === angelId) store.receiveTyping();
  });
  useSocketEvent('delivered', (event) => {
    if (event.angelId === angelId) store.dispatch({ type: 'peerDelivered', seq: event.seq });
  });
  useSocketEvent('read', (event) => {
    if (event.angelId !== angelId || event.by !== 'peer') return;
    store.dispatch({ type: 'peerRead', seq: event.seq });
    if (threadStatus.composer === 'invited') fetchMissed();
  });
  useSocketEvent('conversation', (event) => {
    if (event.angelId === angelId) fetchMissed();
  });
  useCatchUp(fetchMissed);
  useMountedLate(fetchMissed);

  // Entering a paid level unlocks messages received before.
  const levelBefore = useRef(level);
  const reload = useEffectEvent(store.reload);
  useEffect(() => {
    const opened = levelBefore.current === 0 && level > 0;
    levelBefore.current = level;
    if (opened) reload();
  }, [level]);
  // A message behind a gap is not marked: the mark covers all before it.
  const readable = state.stored.filter(({ seq }) => seq <= state.completeTo);
  useReadMark(angelId, readable.findLast(({ from }) => from === 'peer')?.seq ?? 0);

  return {
    state,
    threadStatus,
    updateStatus,
    announced,
    first: isFirstMessage(state),
    fetchMissed,
    older: (limit?: number): void => {
      store.loadOlder(limit).catch(showError);
    },
    requirement,
    clearRequirement: (): void => {
      setRequirement(null);
    },
    send: store.send,
    retry: (message: LocalMessage): void => {
      setRequirement(null);
      // The answered message is gone: without it the text can still be sent.
      const quote = message.failed === 'reply_not_found' ? null : message.quote;
      store.retry({ ...message, quote });
    },
    discard: store.discard,
    /** Sets or removes the member's reaction to a received message. */
    react: ({ seq }: ThreadMessage, reaction: ThreadMessage['reaction']): void => {
      reactToMessage(trackerId, angelId, seq, reaction).then(fetchMissed, showError);
    },
  };
}

const AGAIN_MS = 5000;

/** Marks the thread as seen up to a number as soon as the page is visible; a failed call is repeated. */
function useReadMark(angelId: string, newest: number): void {
  const { setUnread } = useMemberState();
  const lastSent = useRef(0);
  useEffect(() => {
    let over = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const sendMark = (): void => {
      clearTimeout(again);
      if (document.hidden || newest <= lastSent.current) return;
      lastSent.current = newest;
      markRead(angelId, newest).then(setUnread, () => {
        lastSent.current = 0;
        if (!over) again = setTimeout(sendMark, AGAIN_MS);
      });
    };
    sendMark();
    document.addEventListener('visibilitychange', sendMark);
    return () => {
      over = true;
      clearTimeout(again);
      document.removeEventListener('visibilitychange', sendMark);
    };
  }, [newest, angelId, setUnread]);
}
