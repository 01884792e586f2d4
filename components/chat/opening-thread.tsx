'use client';

import { useRouter, useSelectedLayoutSegment } from 'next/navigation';
import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import type { Peer } from './state/types.ts';

/** What is known of a peer before their thread has loaded. */
export type OpeningPeer = Pick<Peer, 'angelId' | 'screenName' | 'photo' | 'label'>;

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
 * Navigates between list and threads without leaving the page: socket, list and unsent messages survive.
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
  const value = useMemo(() => {
    const navigate = (peer: OpeningPeer | null): void => {
      everNavigated.current = true;
      setTarget(peer);
      startNavigation(() => {
        router.push(`${prefix}/chats${peer === null ? '' : `/${peer.angelId}`}`, { scroll: false });
      });
    };
    const there = arrived ?? undefined;
    return {
      openId: isNavigating ? target?.angelId : there,
      opening: isNavigating && target?.angelId !== there ? target : null,
      openThread: navigate,
      closeThread: () => {
        navigate(null);
      },
      wasNavigated,
    };
  }, [router, prefix, arrived, isNavigating, target, wasNavigated]);
  return <OpeningThreadContext value={value}>{children}</OpeningThreadContext>;
}

/** Which thread is open, and the functions that open another. Only below an OpeningThreadProvider. */
export function useOpeningThread(): OpeningThread {
  const value = use(OpeningThreadContext);
  if (value === null) throw new Error('useOpeningThread needs an OpeningThreadProvider above it');
  return value;
}
