import { foldName } from '../text/fold-name.ts';

/**
 * The form in which place names are compared: lower case, no accents, and each apostrophe, hyphen or run of
 * spaces as one space. "L’Aquila", "l'aquila" and "L AQUILA" fold to the same.
 */
export function foldPlace(name: string): string {
  return foldName(name)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/['’`´\-\s]+/g, ' ')
    .trim();
}
