import { singleton } from '../kernel/singleton.ts';

/** The last round of due work that this process did; empty where it did none. */
export const lastRound = singleton<{ at?: Date; ms?: number }>('last-round', () => ({}));
