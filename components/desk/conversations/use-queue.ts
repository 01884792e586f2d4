'use client';

import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { deskConnection } from '#components/realtime/desk-connection.ts';
import type { QueuedConversation } from '#lib/desk/conversations/contract.ts';
import type { ConversationSummary } from '#lib/realtime/desk/channel.ts';
import { isQuiet, whenAtWork } from '../at-work.ts';
import { deskCall } from '../desk-call.ts';

export type View = 'waiting' | 'mine' | 'recent' | 'flagged';

const QUEUE_PURPOSE = 'Conversations';
const SOON_MS = 1_000;

type Page = Awaited<ReturnType<typeof deskCall<'GET /api/desk/conversations'>>>;

/** Whether a conversation still belongs to a view after a change. */
function stays(view: View, summary: ConversationSummary, self: string): boolean {
  if (summary.closed) return false;
  if (view === 'waiting') return summary.since !== null && summary.heldBy === null;
  if (view === 'mine') return summary.heldBy === self;
  return view === 'recent' || summary.flagged;
}

function changed(pages: readonly Page[], view: View, summary: ConversationSummary): Page[] {
  const fresh = ({ since, heldBy, heldByName, heldUntil, flagged }: ConversationSummary) => ({
    since,
    heldBy,
    heldByName,
    heldUntil,
    flagged,
  });
  return pages.map((page) => ({
    ...page,
    conversations: page.conversations
      .filter(
        ({ conversationId }) =>
          conversationId !== summary.conversationId || stays(view, summary, page.self),
      )
      .map((conversation): QueuedConversation =>
        conversation.conversationId === summary.conversationId
          ? { ...conversation, ...fresh(summary) }
          : conversation,
      ),
  }));
}

/** The queue of a view, updated by events of the desk channel. */
export function useQueue(view: View, brand: string) {
  const keyOf = (index: number, before: Page | null) => {
    if (before !== null && before.next === null) return null;
    const cursor = index > 0 && typeof before?.next === 'string' ? { cursor: before.next } : {};
    return { view, ...(brand === '' ? {} : { brand }), ...cursor };
  };
  const { data, error, mutate, setSize, isLoading, isValidating } = useSWRInfinite<Page, unknown>(
    keyOf,
    (query: Readonly<Record<string, string>>) =>
      deskCall('GET /api/desk/conversations', { query, purpose: QUEUE_PURPOSE }),
    { revalidateFirstPage: true, persistSize: true, isPaused: isQuiet },
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let rests: (() => void) | null = null;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = null;
        // Other operators' activity must not extend this session: reloaded once this operator is active
        // again.
        rests?.();
        rests = whenAtWork(() => void mutate());
      }, SOON_MS);
    };
    const connection = deskConnection();
    const leave = [
      connection.on('conversation', (summary) => {
        if (brand !== '' && summary.brandId !== brand) return;
        void mutate(
          (pages) => {
            if (!pages) return pages;
            const self = pages[0]?.self ?? '';
            const known = pages.some(({ conversations }) =>
              conversations.some((one) => one.conversationId === summary.conversationId),
            );
            if (!known && stays(view, summary, self)) soon();
            // The number of conversations that the operator holds has changed too.
            if (summary.heldBy === self || view === 'mine') soon();
            return changed(pages, view, summary);
          },
          { revalidate: false },
        );
      }),
      connection.onCatchUp(soon),
    ];
    return () => {
      if (timer !== null) clearTimeout(timer);
      rests?.();
      for (const one of leave) one();
    };
  }, [brand, mutate, view]);
  const [first] = data ?? [];
  const last = data?.at(-1);
  return {
    error,
    isLoading,
    isValidating,
    first: first ?? null,
    conversations: data?.flatMap(({ conversations }) => conversations) ?? [],
    hasMore: typeof last?.next === 'string',
    more: () => void setSize((size) => size + 1),
    again: () => void mutate(),
  };
}
