/**
 * The form in which place names are compared: lower case, no accents, and each apostrophe, hyphen or run of
 * spaces as one space. "L’Aquila", "l'aquila" and "L AQUILA" fold to the same.
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
