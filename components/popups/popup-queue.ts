import { isBlocking, popupKey, type PopupSpec } from './popup-spec.ts';

/** The first is shown, the others wait. */
export type PopupQueue = readonly PopupSpec[];

/**
 * Lines a popup up: behind what is shown, but a blocking one before everything that can be closed. The
 * same popup a second time replaces the first where it stands.
 */
export function enqueue(queue: PopupQueue, spec: PopupSpec): PopupQueue {
  const known = queue.findIndex((other) => popupKey(other) === popupKey(spec));
  if (known >= 0) return queue.with(known, spec);
  if (!isBlocking(spec)) return [...queue, spec];
  const behind = queue.findLastIndex(isBlocking) + 1;
  return queue.toSpliced(behind, 0, spec);
}

/** The shown popup goes; the next one comes. */
export function dequeue(queue: PopupQueue): PopupQueue {
  return queue.slice(1);
}
