/** The small drawings that every brand provides for its members' pages, by the slot they fill. */
export const drawingNames = [
  /** In one colour, in three parts, of which the page dims those that are spent. */
  'credit',
  /** Appears for a moment on a message that was just sent. */
  'sent',
  /** Below the portraits of a match, on the accent colour. */
  'match',
  /** The part of the loader that moves; `loader` is drawn over it. */
  'loader-moving',
  'loader',
  /** Nothing has happened yet. */
  'empty',
  /** Nothing was found. */
  'search',
] as const;

export type DrawingName = (typeof drawingNames)[number];
