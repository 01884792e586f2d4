/**
 * The ticket lists of the desk: waiting for customer care, of these the operator's own, set aside, waiting for the
 * sender, closed, and all.
 */
export const ticketLists = ['waiting', 'mine', 'snoozed', 'answered', 'closed', 'all'] as const;
export type TicketList = (typeof ticketLists)[number];
