import { singleton } from '../kernel/singleton.ts';

/** The last round of due work that this process ran; empty if it ran none. */
export const lastRound = singleton<{ at?: Date; ms?: number }>('last-round', () => ({}));
