import type { ChatEvent, WaitEvent } from '#lib/realtime/events.ts';
import type { ThreadAnswer } from './types.ts';

/** Who is working on the next answer; `script`: neither AI nor operator could take it. */
export type Waiting = ThreadAnswer['waiting'] | 'script';

/** What the server knows of a thread besides its messages. */
export interface ThreadStatus extends Pick<
  ThreadAnswer,
  | 'composer'
  | 'pendingMessage'
  | 'heldByOperator'
  | 'matched'
  | 'offersDate'
  | 'offersCall'
  | 'waitingPhotos'
> {
  waiting: Waiting;
}

/** The status from the server's answer. Pure. */
export function toThreadStatus(answer: ThreadAnswer): ThreadStatus {
  const { composer, pendingMessage, heldByOperator, matched, offersDate, offersCall } = answer;
  const { waitingPhotos, waiting } = answer;
  const offers = { offersDate, offersCall };
  return { composer, pendingMessage, heldByOperator, matched, ...offers, waitingPhotos, waiting };
}

const workers = { wait_ai: 'ai', wait_socket: 'operator', full: 'script' } as const;

/** Who is working on the answer, according to the event. Pure. */
export function workerOf({ type }: Pick<WaitEvent, 'type'>): Waiting {
  return workers[type];
}

/** Whether an operator holds the conversation, if a message says that this changed. Pure. */
export function heldBy({ category }: Pick<ChatEvent, 'category'>): Partial<ThreadStatus> {
  if (category === 'operator_joined') return { heldByOperator: true };
  return category === 'operator_left' ? { heldByOperator: false } : {};
}
