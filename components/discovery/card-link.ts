/** Over the whole card, below the buttons on it. */
export const CARD_LINK = 'absolute inset-0 rounded-card focus-visible:outline-offset-4';
