'use client';

import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ConnectionState } from '#lib/realtime/client/socket-client.ts';
import type { OutboundEvents } from '#lib/realtime/events.ts';
import { RealtimeContext, type RealtimeValue } from './realtime-provider.tsx';

const noSubscription = (): (() => void) => () => undefined;
const opening = (): ConnectionState => 'opening';

/** The socket of this tab and the member it belongs to. Only below a RealtimeProvider. */
export function useRealtime(): RealtimeValue {
  const value = use(RealtimeContext);
  if (value === null) throw new Error('useRealtime needs a RealtimeProvider above it');
  return value;
}

/** The state of the connection, for the strip that shows it. */
export function useConnectionState(): ConnectionState {
  const { connection } = useRealtime();
  return useSyncExternalStore(
    connection?.onState ?? noSubscription,
    connection?.state ?? opening,
    opening,
  );
}

/** Subscribes to an event of the hub for as long as the component is mounted. */
export function useSocketEvent<Name extends keyof OutboundEvents>(
  name: Name,
  handler: (payload: OutboundEvents[Name]) => void,
): void {
  const { connection } = useRealtime();
  const handleEvent = useEffectEvent(handler);
  useEffect(
    () =>
      connection?.on(name, (payload) => {
        handleEvent(payload);
      }),
    [connection, name],
  );
}

/** Runs when a lost connection is back: what was pushed meanwhile has to be fetched. */
export function useCatchUp(fetchMissed: () => void): void {
  const { connection } = useRealtime();
  const run = useEffectEvent(fetchMissed);
  useEffect(
    () =>
      connection?.onCatchUp(() => {
        run();
      }),
    [connection],
  );
}

/**
 * Runs once if the connection was already open when the component mounted: events may have been missed
 * between rendering and subscribing, or since the router cached the page. On full page loads the connection
 * brings them.
 */
export function useMountedLate(fetchMissed: () => void): void {
  const { connection } = useRealtime();
  const run = useEffectEvent(fetchMissed);
  useEffect(() => {
    if (connection?.state() === 'open') run();
  }, [connection]);
}

/** Whether a profile is online: as rendered first, then as the hub reports it while its thread is in view. */
export function usePresence(angelId: string, rendered: boolean): boolean {
  const { connection } = useRealtime();
  const [online, setOnline] = useState(rendered);
  useSocketEvent('presence', (event) => {
    if (event.angelId === angelId) setOnline(event.online);
  });
  useEffect(() => {
    if (connection === null) return;
    const update = (): void => {
      connection.watch(document.hidden ? null : angelId);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      connection.watch(null);
    };
  }, [connection, angelId]);
  return online;
}
