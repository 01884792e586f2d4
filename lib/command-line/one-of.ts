import { fail } from '../kernel/errors.ts';

/** The entry of a closed list that equals the given text. Raises `input_invalid` with the list. */
export function oneOf<T extends string>(known: readonly T[], value: string): T {
  return known.find((one) => one === value) ?? fail('input_invalid', { known: known.join(' ') });
}
