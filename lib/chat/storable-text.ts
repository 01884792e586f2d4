/** The text without what the database cannot hold: one such message would fail its whole batch. Pure. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}
