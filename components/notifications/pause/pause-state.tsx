'use client';

import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

/** Null: until the member ends it. */
export interface Pause {
  until: Date | null;
}

interface PauseState {
  /** The pause of all notices that is in force; null when none is. */
  pause: Pause | null;
  setPause: (pause: Pause | null) => void;
}

const PauseContext = createContext<PauseState>({ pause: null, setPause: () => undefined });

/** The pause of all notices as the server read it, then as this page changes it, until its end. */
export function PauseProvider({
  initial,
  children,
}: {
  initial: Pause | null;
  children: ReactNode;
}) {
  const [pause, setPause] = useState(initial);
  const until = pause?.until?.getTime();
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => {
      setPause(null);
    }, until - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [until]);
  const value = useMemo(() => ({ pause, setPause }), [pause]);
  return <PauseContext value={value}>{children}</PauseContext>;
}

/** Without a provider, as on pages without a connection, nothing is paused. */
export function usePause(): PauseState {
  return use(PauseContext);
}
