/** The kinds of pending items, and the text shown if there are none. */
export const hangingParts = [
  { kind: 'attempts', name: 'Payments', empty: 'No unresolved payments.' },
  { kind: 'refunds', name: 'Refunds', empty: 'No unresolved refunds.' },
  { kind: 'events', name: 'Provider events', empty: 'No failed provider events.' },
  { kind: 'incidents', name: 'Incidents', empty: 'No incidents.' },
] as const;
export type HangingKind = (typeof hangingParts)[number]['kind'];
