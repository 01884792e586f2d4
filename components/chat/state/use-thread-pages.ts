'use client';

import { useRef, useState, type Dispatch } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { loadThread, type ThreadCursor } from './chat-calls.ts';
import { toThreadStatus, type ThreadStatus } from './thread-status.ts';
import { lastSeq, type ThreadAction, type ThreadState } from './thread-state.ts';
import type { ThreadAnswer } from './types.ts';

/** Page size when many messages are fetched again. */
const WHOLE_PAGE = 100;

interface Pages {
  angelId: string;
  state: ThreadState;
  dispatch: Dispatch<ThreadAction>;
  setThreadStatus: (threadStatus: ThreadStatus) => void;
  onGone: () => void;
}

/** Fetches of a thread: missed messages, history, or all shown messages as they may be read now. */
export function useThreadPages({ angelId, state, dispatch, setThreadStatus, onGone }: Pages) {
  const { trackerId } = useRealtime();
  const showError = useErrorToast();
  const [loading, setLoading] = useState(false);
  const busy = useRef(false);

  const load = async (cursor: ThreadCursor): Promise<ThreadAnswer> => {
    const page = await loadThread(trackerId, angelId, cursor);
    const { messages, peerReadSeq, peerDeliveredSeq, first, revision, hasMore } = page;
    dispatch({
      type: 'merged',
      messages,
      peerReadSeq,
      peerDeliveredSeq,
      first,
      // History carries no changes of the messages shown, and changes do not say whether there is more
      // history.
      ...(cursor.before === undefined && { revision }),
      ...(cursor.after === undefined && { hasMore }),
    });
    setThreadStatus(toThreadStatus(page));
    return page;
  };
  const loadAfter = async (after: number, revision: number): Promise<void> => {
    const page = await load({ after, revision, limit: WHOLE_PAGE });
    const last = page.messages.at(-1)?.seq ?? 0;
    if (page.hasMore && last > after) await loadAfter(last, page.revision);
  };
  const loadBack = async (to: number, before?: number): Promise<void> => {
    const page = await load({ limit: WHOLE_PAGE, ...(before !== undefined && { before }) });
    const oldest = page.messages[0]?.seq ?? 0;
    if (page.hasMore && oldest > to) await loadBack(to, oldest);
  };
  const quiet = (error: unknown): void => {
    if (codeOf(error) === 'not_found') onGone();
  };
  return {
    loading,
    fetchMissed: (): void => {
      loadAfter(lastSeq(state), state.revision).catch(quiet);
    },
    fetchShown: (): void => {
      loadBack(state.stored[0]?.seq ?? 0).catch(quiet);
    },
    older: (): void => {
      const first = state.stored[0];
      if (busy.current || !state.hasMore || first === undefined) return;
      busy.current = true;
      setLoading(true);
      load({ before: first.seq })
        .catch(showError)
        .finally(() => {
          busy.current = false;
          setLoading(false);
        });
    },
  };
}
