'use client';

import { useEffect, useState } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { loadConversations } from '../state/chat-calls.ts';
import { findByName, mergeConversations } from './list-state.ts';
import type { Conversation } from '../state/types.ts';

const PAUSE_MS = 250;
const MAX_LENGTH = 60;

interface Answered {
  query: string;
  rows: readonly Conversation[];
}

/**
 * The conversations whose names match the text: loaded ones at once, the others once the server has answered.
 * `searching` until then.
 */
export function useNameSearch(list: readonly Conversation[], written: string, hasMore: boolean) {
  const { trackerId } = useRealtime();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const query = written.trim().slice(0, MAX_LENGTH);
  const asks = hasMore && query !== '';
  useEffect(() => {
    if (!asks) return;
    let over = false;
    const timer = setTimeout(() => {
      loadConversations(trackerId, { name: query }).then(
        ({ messages: rows }) => {
          if (!over) setAnswered({ query, rows });
        },
        () => {
          // After a failure the loaded conversations are still shown.
          if (!over) setAnswered({ query, rows: [] });
        },
      );
    }, PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [asks, query, trackerId]);
  const here = findByName(list, query);
  if (!asks) return { found: here, searching: false };
  if (answered?.query !== query) return { found: here, searching: true };
  // Loaded conversations are updated by the socket, so they replace those of the answer.
  return { found: mergeConversations(answered.rows, here), searching: false };
}
