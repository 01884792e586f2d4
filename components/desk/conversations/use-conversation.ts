'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { whenAtWork } from '../at-work.ts';
import { deskCall } from '../desk-call.ts';
import { deskConnection } from './desk-line.ts';
import { CONVERSATION_PURPOSE, ConversationStore } from './conversation-store.ts';

/** One talk: its messages and what stands beside them, both kept up with what happens there. */
export function useConversation(talkId: string) {
  const [store] = useState(() => new ConversationStore(talkId));
  const state = useSyncExternalStore(store.subscribe, store.state, store.before);
  const head = useSWR(['talk', talkId], () =>
    deskCall('GET /api/desk/conversations/{id}', {
      ...{ params: { id: talkId }, purpose: CONVERSATION_PURPOSE },
    }),
  );
  const { mutate } = head;
  useEffect(() => {
    const line = deskConnection();
    const rests: (() => void)[] = [];
    const leave = [
      line.on('talk', (sign) => {
        if (sign.talkId !== talkId) return;
        const { flagged, ...stands } = sign;
        void mutate((known) => (known ? { ...known, ...stands } : known), {
          // Why somebody is marked is asked for, which the log keeps.
          revalidate: false,
        }).then((known) => {
          if (known && (known.flag !== null) !== flagged) void mutate();
        });
      }),
      line.on('words', (words) => {
        if (words.talkId !== talkId) return;
        rests.push(whenAtWork(() => void store.catchUp(words.seq)));
      }),
      line.on('typing', (one) => {
        if (one.talkId === talkId) store.heardTyping();
      }),
      line.onBack(() => {
        void store.catchUp();
        store.resume();
        void mutate();
      }),
    ];
    line.watch(talkId);
    void store.load();
    return () => {
      for (const one of rests) one();
      line.watch(null);
      for (const one of leave) one();
    };
  }, [mutate, store, talkId]);
  return { store, state, head };
}
