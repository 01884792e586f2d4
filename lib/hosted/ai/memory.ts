import type { ContextMessage } from '../reply-context.ts';

/** Of one thing that was said, and of all of them together: what a model reads costs time and money. */
const LONGEST = 120;
const MOST = 1_000;
/** Fewer words say nothing that is worth knowing weeks later. */
const MIN_WORDS = 4;

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST) + 1 || LONGEST).trimEnd()}…`;
}

/**
 * What the member said before the part of the talk that the model is shown, as one paragraph that does not
 * grow with the talk; null when there was nothing. It is put together anew for each answer, so that it
 * holds nothing that was deleted. Pure.
 */
export function memoryOf(
  earlier: readonly ContextMessage[],
  plain: (text: string) => string,
): string | null {
  const remembered: string[] = [];
  let length = 0;
  for (const { mine, text } of earlier.toReversed()) {
    if (mine || text.trim().split(/\s+/).length < MIN_WORDS) continue;
    const line = excerpt(plain(text));
    length += line.length;
    if (length > MOST) break;
    remembered.unshift(`- ${line}`);
  }
  return remembered.length === 0
    ? null
    : `Earlier I told you, oldest first:\n${remembered.join('\n')}`;
}
