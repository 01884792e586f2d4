'use client';

import { useMemo } from 'react';
import { deliveryBatch } from './delivery-batch.ts';
import { useRealtime, useSocketEvent } from './use-realtime.ts';

/** A burst of messages, above all after a lost connection, is confirmed in one batch. */
const WAIT_MS = 250;

/** Confirms to the peer, through the hub, that this device has received their messages. */
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
