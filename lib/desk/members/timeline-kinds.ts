import { mayDo, type Role } from '../roles.ts';

/** What a timeline can be narrowed to. */
export const timelineKinds = [
  ...(['account', 'profile', 'reports', 'standing', 'staff', 'looks'] as const),
  ...(['address', 'logins', 'consents', 'money', 'credits', 'mails', 'letters'] as const),
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

/** What moderation needs; the rest is for customer care. */
const MODERATION: readonly TimelineKind[] = ['account', 'profile', 'reports', 'standing', 'staff'];

/** The kinds a role may see. */
export function kindsFor(role: Role): readonly TimelineKind[] {
  return mayDo(role, 'care') ? timelineKinds : MODERATION;
}
