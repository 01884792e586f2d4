'use client';

import { useRealtime, useSocketEvent } from './use-realtime.ts';

/** Tells the other member, by the hub, that this device holds what they wrote. */
export function useConfirmDelivery(): void {
  const { connection } = useRealtime();
  useSocketEvent('chat', (event) => {
    if (event.seq === null || event.from !== 'peer' || event.kind !== 'member') return;
    connection?.hint('delivered', { angelId: event.angelId, seq: event.seq });
  });
}
