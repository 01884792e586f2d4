'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { showToast } from '#components/ui/toast.tsx';
import type { StoreState } from '../state/message-store-options.ts';
import type { ThreadMessage } from '../state/types.ts';

const PAGE = 100;
/** So many pages of history are loaded for one message. */
const MOST_PAGES = 10;
const MARKED_MS = 2_000;

interface ShowMessageOptions {
  box: RefObject<HTMLElement | null>;
  state: Pick<StoreState<ThreadMessage>, 'stored' | 'loading' | 'hasMore'>;
  loadOlder: (limit: number) => void;
}

/** Scrolls to a message, moves the focus there and marks it for a moment. */
function reveal(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center' });
  row.focus({ preventScroll: true });
  row.toggleAttribute('data-found', true);
  setTimeout(() => {
    row.toggleAttribute('data-found', false);
  }, MARKED_MS);
}

/** Returns a function that shows the message with a number; history is loaded until it is there, within limits. */
export function useShowMessage({ box, state, loadOlder }: ShowMessageOptions) {
  const t = useTranslations('chat.reply');
  const wanted = useRef<{ readonly seq: number; pages: number } | null>(null);
  const proceed = (): void => {
    const { stored, loading, hasMore } = state;
    const { current } = wanted;
    if (current === null || loading !== null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-seq="${String(current.seq)}"]`);
    if (row) {
      wanted.current = null;
      reveal(row);
    } else if (hasMore && current.pages < MOST_PAGES && (stored[0]?.seq ?? 0) > current.seq) {
      current.pages += 1;
      loadOlder(PAGE);
    } else {
      wanted.current = null;
      showToast('info', { title: t('tooFar') });
    }
  };
  const onChange = useEffectEvent(proceed);
  useEffect(() => {
    onChange();
  }, [state.stored, state.loading]);
  return (seq: number): void => {
    wanted.current = { seq, pages: 0 };
    proceed();
  };
}
