import { WORK_ANNOUNCED_EVERY_MS } from '#lib/realtime/limits.ts';
import type { DeskConnection } from '#lib/realtime/client/desk-connection.ts';
import { whenAtWork } from './at-work.ts';

/**
 * Calls `refresh` when something comes to wait for operators or was done, at most once a second. While the page is
 * hidden or its operator is away, one call waits for their return. Returns the function that ends it.
 */
export function followWork(
  connection: Pick<DeskConnection, 'on' | 'onCatchUp'>,
  refresh: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let rests: (() => void) | null = null;
  let last = -Infinity;
  const again = (): void => {
    timer = null;
    rests?.();
    rests = whenAtWork(() => {
      last = Date.now();
      refresh();
    });
  };
  const soon = (): void => {
    timer ??= setTimeout(again, Math.max(0, last + WORK_ANNOUNCED_EVERY_MS - Date.now()));
  };
  const leave = [
    connection.on('work', soon),
    connection.on('conversation', soon),
    connection.onCatchUp(soon),
  ];
  return () => {
    if (timer !== null) clearTimeout(timer);
    rests?.();
    for (const one of leave) one();
  };
}
