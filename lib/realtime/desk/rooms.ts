export const operatorRoom = (operatorId: string): string => `operator:${operatorId}`;

/** Whoever watches the queue of a brand. */
export const brandRoom = (brandId: string): string => `brand:${brandId}`;

/** Whoever has a talk open. */
export const conversationRoom = (conversationId: string): string =>
  `conversation:${conversationId}`;
