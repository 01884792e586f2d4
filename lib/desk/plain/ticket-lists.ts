/** The lists of letters, as the desk calls them: waits for us, waits for the sender, done with, and all of them. */
export const ticketLists = ['waiting', 'answered', 'closed', 'all'] as const;
export type TicketList = (typeof ticketLists)[number];
