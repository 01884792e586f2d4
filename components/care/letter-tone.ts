/** How the state of a letter is coloured. */
export const LETTER_TONE = { waiting: 'neutral', answered: 'success', closed: 'neutral' } as const;
