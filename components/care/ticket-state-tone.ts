/** The colour of each ticket state. */
export const TICKET_STATE_TONE = {
  waiting: 'neutral',
  answered: 'success',
  closed: 'neutral',
} as const;
