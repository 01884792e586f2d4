import { isBlocking, popupKey, type PopupSpec } from './popup-spec.ts';

/** The first one is shown, the others are queued. */
export type PopupQueue = readonly PopupSpec[];

/**
 * Queues a popup: behind the shown one, but a blocking one before all that can be closed. The same popup a
 * second time replaces the first in its position.
 */
export function enqueue(queue: PopupQueue, spec: PopupSpec): PopupQueue {
  const known = queue.findIndex((other) => popupKey(other) === popupKey(spec));
  if (known >= 0) return queue.with(known, spec);
  if (!isBlocking(spec)) return [...queue, spec];
  const behind = queue.findLastIndex(isBlocking) + 1;
  return queue.toSpliced(behind, 0, spec);
}

/** Removes the shown popup; the next one is shown. */
export function dequeue(queue: PopupQueue): PopupQueue {
  return queue.slice(1);
}
