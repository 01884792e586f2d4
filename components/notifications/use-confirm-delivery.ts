'use client';

import { useMemo } from 'react';
import { deliveryBatch } from './delivery-batch.ts';
import { useRealtime, useSocketEvent } from './use-realtime.ts';

/** What comes in a burst, after a line was lost above all, is confirmed at once. */
const WAIT_MS = 250;

/** Tells the other member, by the hub, that this device holds what they wrote. */
export function useConfirmDelivery(): void {
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
