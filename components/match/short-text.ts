/** Characters of a description on a card. */
const MOST = 300;

/** A description as a card carries it, with an ellipsis where it goes on. Pure. */
export function shortText(text: string): string {
  const letters = [...text.trim()];
  return letters.length <= MOST
    ? letters.join('')
    : `${letters.slice(0, MOST).join('').trimEnd()}…`;
}
