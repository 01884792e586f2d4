/**
 * For how many months a member may choose to keep messages that were read, and the longest time that a brand may set;
 * without either as long as the account.
 */
export const MESSAGE_PERIODS_MONTHS = [12, 24] as const;
