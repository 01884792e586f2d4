/** Texts of a country's demo profiles. The parts are written so that any combination reads as one person. */
export type WorldCopy = {
  readonly women: readonly string[];
  readonly men: readonly string[];
  /** One of each, in this order, makes a description; some profiles omit one. */
  readonly openings: readonly string[];
  readonly days: readonly string[];
  readonly details: readonly string[];
  readonly closings: readonly string[];
  readonly lookingFor: readonly string[];
  readonly terms: readonly string[];
  /** Conversations between a hosted profile and a member: alternating, the other side begins. */
  readonly conversations: readonly (readonly string[])[];
};
