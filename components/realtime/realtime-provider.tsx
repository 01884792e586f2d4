'use client';

import { createContext, useEffect, useState, type ReactNode } from 'react';
import { reportLog } from '#lib/http/client/report-log.ts';
import { watchTypedInput } from '#lib/realtime/client/hold-reload.ts';
import { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import { tabOutbox } from '#lib/realtime/client/outbox-store.ts';
import { reloadWhenStale } from '#lib/realtime/client/reload-when-stale.ts';
import { SOCKET_ERROR } from '#lib/realtime/client/socket-error.contract.ts';
import { forgetOthers } from './own-browser.ts';

export interface RealtimeValue {
  /** Null while the page is rendered on the server. */
  connection: MemberConnection | null;
  /** The member's own public id. */
  trackerId: string;
}

export const RealtimeContext = createContext<RealtimeValue | null>(null);

interface RealtimeProviderProps {
  trackerId: string;
  softwareVersion: string;
  /** The inbox cursor at the time of rendering. */
  cursor: string;
  children: ReactNode;
}

function reload(): void {
  location.reload();
}

function logSocketError(reason: string): void {
  reportLog(SOCKET_ERROR, reason);
}

/** Provides the tab's only socket to everything below it. */
export function RealtimeProvider({
  trackerId,
  softwareVersion,
  cursor,
  children,
}: RealtimeProviderProps) {
  const [connection] = useState(() => {
    if (typeof window === 'undefined') return null;
    forgetOthers(() => window.localStorage, trackerId);
    const outbox = tabOutbox(trackerId, () => window.sessionStorage);
    const page = { trackerId, softwareVersion, cursor, outbox };
    return new MemberConnection({ ...page, onSocketError: logSocketError, reload });
  });
  useEffect(() => {
    if (connection === null) return;
    connection.open();
    const stopWatchingInput = watchTypedInput();
    const stop = reloadWhenStale(() => connection.unsent > 0, reload);
    return () => {
      stopWatchingInput();
      stop();
      connection.close();
    };
  }, [connection]);
  useTabVisibility(connection);
  return <RealtimeContext value={{ connection, trackerId }}>{children}</RealtimeContext>;
}

/** Reports to the server whether this tab is visible, for as long as the page lives. */
export function useTabVisibility(connection: MemberConnection | null): void {
  useEffect(() => {
    if (connection === null) return;
    const sendVisibility = (): void => {
      connection.sendVisibility(!document.hidden);
    };
    sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    return () => {
      document.removeEventListener('visibilitychange', sendVisibility);
      connection.sendVisibility(false);
    };
  }, [connection]);
}
