import type { MessageReaction } from '#lib/db/generated/enums.ts';

/** Each reaction as it is shown, in the order of the menu. */
export const GLYPHS: Readonly<Record<MessageReaction, string>> = {
  heart: '❤️',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  clap: '👏',
};

export const REACTIONS = Object.keys(GLYPHS) as readonly MessageReaction[];
