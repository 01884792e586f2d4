/** Normalises a text for search: without accents, in lower case. Pure. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
