'use client';

import { useEffect } from 'react';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { isNotice } from './notice-list.ts';
import type { Notification } from './notification.ts';
import { useSocketEvent } from '#components/realtime/use-realtime.ts';

/** Drops notifications that were read, removed or seen in another tab or on another device. */
export function useDropKnown(
  total: number,
  drop: (isGone: (one: Notification) => boolean) => void,
) {
  const dropEvents = (isGone: (event: ChatEvent) => boolean): void => {
    drop(({ content }) => content.is === 'event' && isGone(content.event));
  };
  useSocketEvent('read', ({ angelId, seq, by }) => {
    if (by === 'self') dropEvents((event) => event.angelId === angelId && event.seq <= seq);
  });
  useSocketEvent('message', ({ angelId, seq, removed }) => {
    if (removed) dropEvents((event) => event.angelId === angelId && event.seq === seq);
  });
  useSocketEvent('conversation', ({ angelId, closed }) => {
    if (closed) dropEvents((event) => event.angelId === angelId);
  });
  useSocketEvent('notices', ({ newNotifications }) => {
    if (newNotifications === 0) dropEvents(isNotice);
  });
  useEffect(() => {
    if (total === 0) drop(({ content }) => content.is === 'summary');
  }, [total, drop]);
}
