import { singleton } from '../kernel/singleton.ts';

const slot = singleton<{ wake: (atMs?: number) => void }>('wake-jobs', () => ({
  wake: () => undefined,
}));

/** Asks this process's worker to process due work at `atMs` (immediately when omitted) instead of at the next tick. */
export function wakeJobs(atMs?: number): void {
  slot.wake(atMs);
}

export function installWake(wake: (atMs?: number) => void): void {
  slot.wake = wake;
}
