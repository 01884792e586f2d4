/** What two accounts can have in common; the strongest first. */
export const signals = ['card', 'mailbox', 'picture', 'text', 'address'] as const;

export type Signal = (typeof signals)[number];
