/**
 * Lower case, without accents and compatibility forms: the form in which names are searched. The marks are
 * those that the database function `folded_name` removes, whose index is searched. Pure.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, '');
}
