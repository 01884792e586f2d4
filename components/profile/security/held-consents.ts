import type { ConsentLine } from './types.ts';

/** In the order of the signup form. */
const ORDER: readonly ConsentLine['purpose'][] = ['terms', 'orientation', 'marketing', 'of_age'];

/** The current consents from a history that begins with the newest: one entry per purpose. */
export function heldConsents(history: readonly ConsentLine[]): readonly ConsentLine[] {
  return ORDER.flatMap((purpose) => history.find((line) => line.purpose === purpose) ?? []);
}
