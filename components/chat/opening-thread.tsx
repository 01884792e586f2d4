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
import type { Peer } from './types.ts';

/** As much of somebody as is known before their thread is there. */
export type OpeningPeer = Pick<Peer, 'angelId' | 'screenName' | 'photo' | 'label'>;

interface OpeningThread {
  /** Whose thread stands open, or is about to. */
  openId: string | undefined;
  /** On its way from the server: its outline stands in its place. */
  opening: OpeningPeer | null;
  openThread: (peer: OpeningPeer) => void;
  /** Back to the list, which is there already. */
  closeThread: () => void;
  /** Whether what stands there was turned to, rather than opened as a page. */
  wasNavigated: () => boolean;
}

const OpeningThreadContext = createContext<OpeningThread | null>(null);

/**
 * Turns between list and threads without leaving the page: socket, list and what waits to be sent live on.
 * Nothing is fetched ahead: a thread that is rendered counts as seen, and tells the disclosure.
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

/** Which thread is open, and the ways to another. Only below an OpeningThreadProvider. */
export function useOpeningThread(): OpeningThread {
  const value = use(OpeningThreadContext);
  if (value === null) throw new Error('useOpeningThread needs an OpeningThreadProvider above it');
  return value;
}
