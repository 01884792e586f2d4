'use client';

import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { call } from '#lib/http/client/call.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { isNotice } from './notice-list.ts';
import { useConfirmDelivery } from './use-confirm-delivery.ts';
import { useCatchUp, useRealtime, useSocketEvent } from './use-realtime.ts';

interface MemberCounts {
  /** Unread messages. */
  unread: number;
  /** Likes and visits not seen yet. */
  newNotifications: number;
  credits: RemainingCredits;
}

interface MemberState extends MemberCounts {
  setUnread: (unread: number) => void;
  setCredits: (credits: RemainingCredits) => void;
}

const MemberStateContext = createContext<MemberState | null>(null);

/** What the shell counts: begins with what the server rendered and follows the socket. */
export function MemberStateProvider({
  initial,
  children,
}: {
  initial: MemberCounts;
  children: ReactNode;
}) {
  const [unread, setUnread] = useState(initial.unread);
  const [newNotifications, setNewNotifications] = useState(initial.newNotifications);
  const [credits, setCredits] = useState(initial.credits);
  useSocketEvent('chat', (event) => {
    if (event.unreadTotal !== null) setUnread(event.unreadTotal);
    if (event.seq !== null && isNotice(event)) setNewNotifications((before) => before + 1);
  });
  useConfirmDelivery();
  useSocketEvent('notices', (event) => {
    setNewNotifications(event.newNotifications);
  });
  useSocketEvent('remainingCredits', setCredits);
  useSocketEvent('like', ({ likeCredits }) => {
    setCredits((before) => ({ ...before, likeCredits }));
  });
  useSocketEvent('read', ({ unreadTotal }) => {
    if (unreadTotal !== null) setUnread(unreadTotal);
  });
  const { trackerId } = useRealtime();
  const countAnew = (): void => {
    const params = { trackerId };
    Promise.all([
      call('GET /api/get/all/{trackerId}', { params }),
      call('GET /api/get/credits/{trackerId}', { params, query: { limit: 1 } }),
    ]).then(
      ([all, { remainingCredits }]) => {
        setUnread(all.unreadMessages);
        setNewNotifications(all.newNotifications);
        setCredits(remainingCredits);
      },
      () => undefined,
    );
  };
  useCatchUp(countAnew);
  // With a conversation go its unread messages, its likes and visits.
  useSocketEvent('conversation', countAnew);
  const value = useMemo(
    () => ({ unread, newNotifications, credits, setUnread, setCredits }),
    [unread, newNotifications, credits],
  );
  return <MemberStateContext value={value}>{children}</MemberStateContext>;
}

/** Unread counts and credits as they are now. Only below a MemberStateProvider. */
export function useMemberState(): MemberState {
  const value = use(MemberStateContext);
  if (value === null) throw new Error('useMemberState needs a MemberStateProvider above it');
  return value;
}
