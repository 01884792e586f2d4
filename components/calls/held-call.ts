import { readStored, writeStored } from '#components/ui/browser-memory.ts';

const KEY = 'call';
const MUTED = 'muted';

/** The call that this tab holds, by the id that its page chose for the tab: a reloaded page takes it over. */
export type HeldCall = { readonly id: string; readonly tab: string; readonly muted: boolean };

export function heldCall(): HeldCall | null {
  const [id, tab, microphone] = (readStored(KEY, 'session') ?? '').split(' ');
  if (id === undefined || tab === undefined) return null;
  return { id, tab, muted: microphone === MUTED };
}

export function holdCall({ id, tab, muted }: HeldCall): void {
  writeStored(KEY, `${id} ${tab} ${muted ? MUTED : ''}`, 'session');
}

export function forgetCall(): void {
  writeStored(KEY, null, 'session');
}

const lockOf = (id: string): string => `call ${id}`;

/** A page marks a call as its own until it is aborted or unloaded: a duplicated tab has the same storage. */
export function lockCall(id: string, signal: AbortSignal): void {
  if (!('locks' in navigator)) return;
  const held = (): Promise<void> =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
  navigator.locks.request(lockOf(id), { signal }, held).catch(() => undefined);
}

/** Whether no page of this browser holds a call. */
export async function isCallFree(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock !== null);
}
