/** What the people of a demo country say. Parts are written so that any combination reads as one person. */
export type WorldCopy = {
  readonly women: readonly string[];
  readonly men: readonly string[];
  /** One of each, in this order, makes a description; some people leave one out. */
  readonly openings: readonly string[];
  readonly days: readonly string[];
  readonly details: readonly string[];
  readonly closings: readonly string[];
  readonly lookingFor: readonly string[];
  readonly terms: readonly string[];
  /** What a hosted profile and a member said to each other: alternating, the other side begins. */
  readonly conversations: readonly (readonly string[])[];
};
