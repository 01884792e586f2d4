/** The text without characters that the database cannot store: one of them would fail the whole batch. Pure. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}
