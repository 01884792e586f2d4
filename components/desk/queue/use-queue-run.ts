'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { noteWork } from '../at-work.ts';
import { QueueRun, type RunState } from './queue-run.ts';

/** The queue while its page is open; the items held are released when it is left. */
export function useQueueRun(
  lane: Lane | undefined,
  brandId: string | undefined,
): { run: QueueRun; state: RunState } {
  const [run] = useState(() => new QueueRun({ lane, brandId }));
  useEffect(() => {
    const leave = (): void => void run.leave();
    noteWork();
    run.start();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      run.stop();
    };
  }, [run]);
  return { run, state: useSyncExternalStore(run.subscribe, run.read, run.read) };
}
