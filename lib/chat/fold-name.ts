/** A name in lower case and without accents, for comparison in a search. Pure. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '')
    .trim();
}
