/** How the state of a letter is coloured. */
export const TICKET_STATE_TONE = {
  waiting: 'neutral',
  answered: 'success',
  closed: 'neutral',
} as const;
