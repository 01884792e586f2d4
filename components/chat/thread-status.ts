import type { ChatEvent, WaitEvent } from '#lib/realtime/events.ts';
import type { ThreadAnswer } from './types.ts';

/** Who is working on the next answer; `script`: neither AI nor operator could take it. */
export type Waiting = ThreadAnswer['waiting'] | 'script';

/** What the server knows of a thread beside its messages. */
export interface ThreadStatus extends Pick<
  ThreadAnswer,
  'composer' | 'pendingMessage' | 'heldByOperator' | 'matched' | 'waitingPhotos'
> {
  waiting: Waiting;
}

/** As the server answered it. Pure. */
export function toThreadStatus(answer: ThreadAnswer): ThreadStatus {
  const { composer, pendingMessage, heldByOperator, matched, waitingPhotos, waiting } = answer;
  return { composer, pendingMessage, heldByOperator, matched, waitingPhotos, waiting };
}

const workers = { wait_ai: 'ai', wait_socket: 'operator', full: 'script' } as const;

/** Who the line says is at work. Pure. */
export function workerOf({ type }: Pick<WaitEvent, 'type'>): Waiting {
  return workers[type];
}

/** Whether an operator holds the talk, where a message says that this changed. Pure. */
export function heldBy({ category }: Pick<ChatEvent, 'category'>): Partial<ThreadStatus> {
  if (category === 'operator_joined') return { heldByOperator: true };
  return category === 'operator_left' ? { heldByOperator: false } : {};
}
