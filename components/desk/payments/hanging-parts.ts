/** The kinds of pending items, and the text shown if there are none. */
export const hangingParts = [
  { kind: 'attempts', name: 'Payments', empty: 'No payment hangs.' },
  { kind: 'refunds', name: 'Refunds', empty: 'No refund hangs.' },
  { kind: 'events', name: 'News of providers', empty: 'Everything told was acted on.' },
  { kind: 'incidents', name: 'Incidents', empty: 'Nothing odd was seen so far.' },
] as const;
export type HangingKind = (typeof hangingParts)[number]['kind'];
