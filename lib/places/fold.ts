/**
 * The form in which names of places are compared: lower case, no accents, and apostrophes, hyphens
 * and runs of spaces all one space. "L’Aquila", "l'aquila" and "L AQUILA" fold to the same.
 */
export function foldPlace(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/['’`´\-\s]+/g, ' ')
    .trim();
}
