'use client';

import { useRouter, useSelectedLayoutSegment } from 'next/navigation';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import type { Peer } from './state/types.ts';

/** What is known of a peer before their thread has loaded. */
export type OpeningPeer = Pick<Peer, 'angelId' | 'screenName' | 'photo' | 'label' | 'answeredBy'>;

interface OpeningThread {
  /** Id of the peer whose thread is open or opening. */
  openId: string | undefined;
  /** The peer whose thread is loading: its skeleton is shown meanwhile. */
  opening: OpeningPeer | null;
  openThread: (peer: OpeningPeer) => void;
  /** Returns to the list, which is already rendered. */
  closeThread: () => void;
  /** Whether the current view was reached by client-side navigation, rather than opened as a page. */
  wasNavigated: () => boolean;
}

const OpeningThreadContext = createContext<OpeningThread | null>(null);

/**
 * Navigates between list and threads without leaving the page: socket, list and unsent messages survive, and
 * without a connection the way back to the list does.
 * Nothing is prefetched: a thread that is rendered counts as seen and as having shown the disclosure.
 */
export function OpeningThreadProvider({
  prefix,
  children,
}: {
  prefix: string;
  children: ReactNode;
}) {
  const router = useRouter();
  const arrived = useSelectedLayoutSegment();
  const [isNavigating, startNavigation] = useTransition();
  const [target, setTarget] = useState<OpeningPeer | null>(null);
  const everNavigated = useRef(false);
  const wasNavigated = useCallback(() => everNavigated.current, []);
  // A page that is fetched without a connection would be replaced by the offline page: what is rendered stays.
  const { connection } = useRealtime();
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const followHistory = (): void => {
      setLeft(arrived !== null && !location.pathname.endsWith(`/${arrived}`));
    };
    window.addEventListener('popstate', followHistory);
    return () => {
      window.removeEventListener('popstate', followHistory);
    };
  }, [arrived]);
  const value = useMemo(() => {
    const there = arrived ?? undefined;
    const navigate = (peer: OpeningPeer | null): void => {
      everNavigated.current = true;
      const href = `${prefix}/chats${peer === null ? '' : `/${peer.angelId}`}`;
      const isRendered = there !== undefined && (peer === null || peer.angelId === there);
      if (isRendered && (left || connection?.state() === 'closed')) {
        window.history.pushState(null, '', href);
        setLeft(peer === null);
        return;
      }
      if (!navigator.onLine) return;
      setTarget(peer);
      startNavigation(() => {
        setLeft(false);
        router.push(href, { scroll: false });
      });
    };
    return {
      openId: isNavigating ? target?.angelId : left ? undefined : there,
      opening: isNavigating && target?.angelId !== there ? target : null,
      openThread: navigate,
      closeThread: () => {
        navigate(null);
      },
      wasNavigated,
    };
  }, [router, prefix, arrived, isNavigating, target, wasNavigated, connection, left]);
  return <OpeningThreadContext value={value}>{children}</OpeningThreadContext>;
}

/** Which thread is open, and the functions that open another. Only below an OpeningThreadProvider. */
export function useOpeningThread(): OpeningThread {
  const value = use(OpeningThreadContext);
  if (value === null) throw new Error('useOpeningThread needs an OpeningThreadProvider above it');
  return value;
}
