/** The ticket lists of the desk: waiting for customer care, waiting for the sender, closed, and all. */
export const ticketLists = ['waiting', 'answered', 'closed', 'all'] as const;
export type TicketList = (typeof ticketLists)[number];
