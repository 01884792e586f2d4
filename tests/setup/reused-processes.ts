/** Whether the programs that read pictures and mails run in processes that the worker reuses (`run-reused.ts`). */
const worker = globalThis as unknown as Record<symbol, boolean | undefined>;
const REUSED = Symbol.for('tests.reused-processes');

export const areReused = (): boolean => worker[REUSED] === true;

/** The processes remain for the next input, since most of the work of a new one is its start. */
export function reuseProcesses(): void {
  worker[REUSED] = true;
}

/** From now on in this file each input gets a process of its own, as in production. */
export function startProcesses(): void {
  worker[REUSED] = false;
}
