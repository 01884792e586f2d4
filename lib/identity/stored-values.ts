import type { Gender } from '../db/generated/enums.ts';

/** Gender as stored; a database constraint allows only these two. */
export function sexOf(stored: string): Gender {
  return stored === 'man' ? 'man' : 'woman';
}

/** Level as stored; a database constraint allows only these three. */
export function levelOf(stored: number): 0 | 1 | 2 {
  return stored === 2 ? 2 : stored === 1 ? 1 : 0;
}
