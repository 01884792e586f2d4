'use client';

import { useSyncExternalStore } from 'react';
import { DeskConnection } from '#lib/realtime/client/desk-connection.ts';
import type { ConnectionState } from '#lib/realtime/client/socket-client.ts';

let connection: DeskConnection | undefined;

/** The tab's single connection to the desk; it opens with the first page that subscribes. */
export function deskConnection(): DeskConnection {
  if (connection === undefined) {
    connection = new DeskConnection();
    connection.open();
  }
  return connection;
}

const subscribe = (listener: () => void): (() => void) => deskConnection().onState(listener);
const current = (): ConnectionState => deskConnection().state();
const before = (): ConnectionState => 'opening';

export function useDeskConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, current, before);
}
