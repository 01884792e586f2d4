/** Numbers from 0 to 1 that are the same for the same seed. */
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
    /** One of a list, by its weights. */
    pick: <T>(weighted: readonly (readonly [T, number])[]): T => {
      let left = next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of weighted) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new RangeError('nothing to pick from');
    },
  };
}
