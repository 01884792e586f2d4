const MAX_EMOJI = 3;
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;

/** Whether a text is one to three emoji and nothing else, so that it is drawn large. Pure. */
export function isOnlyEmoji(text: string): boolean {
  const trimmed = text.trim();
  // Most messages begin with a letter and need no segmentation into characters.
  if (trimmed === '' || !EMOJI.test(trimmed)) return false;
  const characters = [...new Intl.Segmenter().segment(trimmed)]
    .map(({ segment }) => segment)
    .filter((segment) => segment.trim() !== '');
  return characters.length <= MAX_EMOJI && characters.every((one) => EMOJI.test(one));
}
