/** Metrics counted on the day of the event. */
export const HAPPENED = [
  'registration',
  'confirmation',
  'first_message',
  'first_payment',
  'renewal',
  'subscription',
  'subscription_end',
] as const;

/** How far the members who signed up on a day got; recounted each night. */
export const FOLLOWED = [
  'signup_confirmed',
  'signup_wrote',
  'signup_paid',
  'signup_renewed',
] as const;

export type MetricName = (typeof HAPPENED)[number] | (typeof FOLLOWED)[number];

/** The queues in which a member waits for staff or for a hosted reply. */
export const QUEUES = {
  photo: 'Photos',
  chat_photo: 'Chat photos',
  report: 'Reports',
  review: 'Reviews',
  ticket: 'Tickets',
  hosted_operator: 'Hosted replies by operators',
  hosted_automatic: 'Hosted replies by script or AI',
} as const;

export type Queue = keyof typeof QUEUES;

export const isQueue = (name: string): name is Queue => Object.hasOwn(QUEUES, name);
