import { singleton } from './singleton.ts';

const begun = () => singleton('under-way', () => new Map<symbol, number>());

/** Counts a call, an event or a batch of due work as under way until it ends. */
export async function underWay<T>(work: () => Promise<T>): Promise<T> {
  const key = Symbol('work');
  begun().set(key, performance.now());
  try {
    return await work();
  } finally {
    begun().delete(key);
  }
}

/** Whether everything that is under way in this process began after a moment of `performance.now()`. */
export function allBegunAfter(moment: number): boolean {
  return [...begun().values()].every((at) => at > moment);
}
