/** The kinds that a timeline can be filtered by. */
export const timelineKinds = [
  'account',
  'address',
  'logins',
  'consents',
  'profile',
  'reports',
  'money',
  'credits',
  'mails',
  'tickets',
  'moderation',
  'staff',
  'accesses',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

/** The kinds that moderation needs; the others are for customer care only. */
const MODERATION: readonly TimelineKind[] = [
  'account',
  'profile',
  'reports',
  'moderation',
  'staff',
];

/** The kinds an operator may see: all of them with the duty `care`. */
export function kindsFor(cares: boolean): readonly TimelineKind[] {
  return cares ? timelineKinds : MODERATION;
}
