'use client';

import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { isNotice } from './is-notice.ts';
import { useRetried } from '#components/requests/use-retried.ts';
import { call } from '#lib/http/client/call.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { deliveryBatch } from './delivery-batch.ts';
import { useCatchUp, useRealtime, useSocketEvent } from './use-realtime.ts';

/** A burst of messages, above all after a lost connection, is confirmed in one batch. */
const WAIT_MS = 250;

/** Confirms to the peer, through the hub, that this device has received their messages. */
function useConfirmDelivery(): void {
  const { connection } = useRealtime();
  const confirm = useMemo(
    () =>
      deliveryBatch((angelId, seq) => {
        connection?.hint('delivered', { angelId, seq });
      }, WAIT_MS),
    [connection],
  );
  useSocketEvent('chat', (event) => {
    if (event.seq === null || event.from !== 'peer' || event.kind !== 'member') return;
    confirm(event.angelId, event.seq);
  });
}

export interface MemberCounts {
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

/** The counts of the shell: the server's values first, then updated by the socket. */
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
  /** How many updates of a count have arrived since the page was mounted. */
  const updates = useRef(0);
  const updateUnread = useCallback((unreadNow: number): void => {
    updates.current += 1;
    setUnread(unreadNow);
  }, []);
  const updateCredits = useCallback((change: SetStateAction<RemainingCredits>): void => {
    updates.current += 1;
    setCredits(change);
  }, []);
  useSocketEvent('chat', (event) => {
    if (event.unreadTotal !== null) updateUnread(event.unreadTotal);
    if (event.seq !== null && isNotice(event)) {
      updates.current += 1;
      setNewNotifications((before) => before + 1);
    }
  });
  useConfirmDelivery();
  useSocketEvent('notices', (event) => {
    updates.current += 1;
    setNewNotifications(event.newNotifications);
  });
  useSocketEvent('remainingCredits', updateCredits);
  useSocketEvent('like', ({ likeCredits }) => {
    updateCredits((before) => ({ ...before, likeCredits }));
  });
  useSocketEvent('read', ({ unreadTotal }) => {
    if (unreadTotal !== null) updateUnread(unreadTotal);
  });
  const { trackerId } = useRealtime();
  const fetchCounts = async (): Promise<void> => {
    const params = { trackerId };
    const updatesBefore = updates.current;
    const [all, { remainingCredits }] = await Promise.all([
      call('GET /api/get/all/{trackerId}', { params }),
      call('GET /api/get/credits/{trackerId}', { params, query: { limit: 1 } }),
    ]);
    // An update that arrived meanwhile may be newer than an answer that took long.
    if (updates.current !== updatesBefore) return fetchCounts();
    setUnread(all.unreadMessages);
    setNewNotifications(all.newNotifications);
    setCredits(remainingCredits);
  };
  const recount = useRetried(fetchCounts);
  useCatchUp(recount);
  // With a conversation its unread messages, likes and visits appear or disappear.
  useSocketEvent('conversation', recount);
  const value = useMemo(
    () => ({
      unread,
      newNotifications,
      credits,
      setUnread: updateUnread,
      setCredits: updateCredits,
    }),
    [unread, newNotifications, credits, updateUnread, updateCredits],
  );
  return <MemberStateContext value={value}>{children}</MemberStateContext>;
}

/** Unread counts and credits as they are now. Only below a MemberStateProvider. */
export function useMemberState(): MemberState {
  const value = use(MemberStateContext);
  if (value === null) throw new Error('useMemberState needs a MemberStateProvider above it');
  return value;
}
