'use client';

import { useSyncExternalStore } from 'react';
import { DeskConnection, type DeskConnectionState } from '#lib/realtime/client/desk-connection.ts';

let connection: DeskConnection | undefined;

/** The tab's single connection to the desk; it opens with the first page that subscribes. */
export function deskConnection(): DeskConnection {
  connection ??= new DeskConnection();
  return connection;
}

const subscribe = (listener: () => void): (() => void) => deskConnection().onState(listener);
const current = (): DeskConnectionState => deskConnection().state();
const before = (): DeskConnectionState => 'opening';

export function useDeskConnectionState(): DeskConnectionState {
  return useSyncExternalStore(subscribe, current, before);
}
