/** What a timeline can be narrowed to. */
export const timelineKinds = [
  ...(['account', 'address', 'logins', 'consents', 'profile', 'reports'] as const),
  ...(['money', 'credits', 'mails', 'tickets', 'standing', 'staff', 'accesses'] as const),
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

/** What moderation needs; the rest is for customer care. */
const MODERATION: readonly TimelineKind[] = ['account', 'profile', 'reports', 'standing', 'staff'];

/** The kinds that somebody may see: all of them for whoever answers letters. */
export function kindsFor(cares: boolean): readonly TimelineKind[] {
  return cares ? timelineKinds : MODERATION;
}
