/** A random generator that returns the same numbers from 0 to 1 for the same seed. */
export function chance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    happens: (probability: number): boolean => next() < probability,
    /** Picks one of a list by weight. */
    pick: <T>(weighted: readonly (readonly [T, number])[]): T => {
      let left = next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of weighted) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new RangeError('the list to pick from is empty');
    },
  };
}
