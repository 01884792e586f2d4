import type { ContextMessage } from '../reply-context.ts';

/** Characters per message, and of all together: the length of a prompt costs time and money. */
const MAX_LINE_LENGTH = 120;
const MAX_LENGTH = 1_000;
/** Shorter messages contain nothing worth remembering weeks later. */
const MIN_WORDS = 4;

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LINE_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_LINE_LENGTH) + 1 || MAX_LINE_LENGTH).trimEnd()}…`;
}

/**
 * What the member wrote before the part of the conversation that the model is shown, as one paragraph of
 * bounded length; null when there was nothing. Built again for each answer, so that it contains nothing
 * deleted. Pure.
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
    if (length > MAX_LENGTH) break;
    remembered.unshift(`- ${line}`);
  }
  return remembered.length === 0
    ? null
    : `Earlier I told you, oldest first:\n${remembered.join('\n')}`;
}
