import { fail } from '../kernel/errors.ts';

/** One of a closed list, as it was typed. Raises `input_invalid`, which names the list. */
export function oneOf<T extends string>(known: readonly T[], value: string): T {
  return known.find((one) => one === value) ?? fail('input_invalid', { known: known.join(' ') });
}
