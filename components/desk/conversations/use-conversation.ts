'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { deskConnection } from '#components/realtime/desk-connection.ts';
import { whenAtWork } from '../at-work.ts';
import { deskCall } from '../desk-call.ts';
import {
  CONVERSATION_PURPOSE,
  createConversationStore,
  resumeSends,
} from './conversation-store.ts';

/** One conversation: its messages and its details, both updated in real time. */
export function useConversation(conversationId: string) {
  const [store] = useState(() => createConversationStore(conversationId));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const head = useSWR(['conversation', conversationId], () =>
    deskCall('GET /api/desk/conversations/{id}', {
      params: { id: conversationId },
      purpose: CONVERSATION_PURPOSE,
    }),
  );
  const { mutate } = head;
  useEffect(() => {
    const connection = deskConnection();
    const rests: (() => void)[] = [];
    const leave = [
      connection.on('conversation', (summary) => {
        if (summary.conversationId !== conversationId) return;
        const { flagged, ...rest } = summary;
        let holder = summary.heldBy;
        const merge = (known: typeof head.data) => {
          holder = known?.heldBy ?? null;
          return known ? { ...known, ...rest } : known;
        };
        // Each request is an access in the log: one is made for what the event does not have, the reason of a mark, and
        // since when and how many conversations their holder has.
        void mutate(merge, { revalidate: false }).then((known) => {
          if (!known) return;
          const isHeldSince = (known.heldBy === null) === (known.heldSince === null);
          const isNew = known.heldBy !== holder || !isHeldSince;
          if ((known.flag !== null) !== flagged || isNew) void mutate();
        });
      }),
      connection.on('message', (message) => {
        if (message.conversationId !== conversationId) return;
        rests.push(whenAtWork(() => void store.catchUp(message.seq)));
      }),
      connection.on('typing', (one) => {
        if (one.conversationId === conversationId) store.receiveTyping();
      }),
      connection.onCatchUp(() => {
        void store.catchUp();
        resumeSends(store);
        void mutate();
      }),
    ];
    connection.watch(conversationId);
    void store.load();
    return () => {
      for (const one of rests) one();
      connection.watch(null);
      for (const one of leave) one();
      store.close();
    };
  }, [mutate, store, conversationId]);
  return { store, state, head };
}
