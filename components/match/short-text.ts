/** Characters of a description on a card. */
const MAX_CHARACTERS = 300;

/** A description as a card shows it, with an ellipsis if it is cut. Pure. */
export function shortText(text: string): string {
  const characters = [...text.trim()];
  return characters.length <= MAX_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`;
}
