const LONGEST = 200;

/** Why somebody of the staff does something, in their words, as the log keeps it; undefined where they said nothing. */
export function purposeIn(text: string): string | undefined {
  // The database takes no such sign.
  const clean = text.replaceAll('\0', '').trim().slice(0, LONGEST);
  return clean === '' ? undefined : clean;
}
