export const operatorRoom = (operatorId: string): string => `operator:${operatorId}`;

/** Sockets that watch the queue of a brand. */
export const brandRoom = (brandId: string): string => `brand:${brandId}`;

/** Sockets that have a conversation open. */
export const conversationRoom = (conversationId: string): string =>
  `conversation:${conversationId}`;
