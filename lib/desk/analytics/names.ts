/** What is counted on the day it happened. */
export const HAPPENED = [
  'registration',
  'confirmation',
  'first_message',
  'first_payment',
  'renewal',
  'subscription',
  'subscription_end',
] as const;

/** How far those got who signed up on a day, counted anew each night. */
export const FOLLOWED = [
  'signup_confirmed',
  'signup_wrote',
  'signup_paid',
  'signup_renewed',
] as const;

export type MetricName = (typeof HAPPENED)[number] | (typeof FOLLOWED)[number];

/** Where somebody waits for us. */
export const QUEUES = {
  photo: 'Photos',
  chat_photo: 'Photos in chats',
  report: 'Reports',
  review: 'Reviews',
  ticket: 'Letters to customer care',
  hosted_operator: 'Hosted replies by operators',
  hosted_automatic: 'Hosted replies by script or AI',
} as const;

export type Queue = keyof typeof QUEUES;

export const isQueue = (name: string): name is Queue => Object.hasOwn(QUEUES, name);
