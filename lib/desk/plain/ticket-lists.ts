/**
 * The ticket lists of the desk: waiting for customer care, of these the operator's own, waiting for the sender,
 * closed, and all.
 */
export const ticketLists = ['waiting', 'mine', 'answered', 'closed', 'all'] as const;
export type TicketList = (typeof ticketLists)[number];
