const PREVIEW_LENGTH = 25;

/** The first 25 characters of a message on one line, with an ellipsis where it goes on. Pure. */
export function preview(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= PREVIEW_LENGTH) return characters.join('');
  return `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}
