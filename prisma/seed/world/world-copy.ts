/** First names, by the generation that bears them. */
export type Names = { readonly younger: readonly string[]; readonly older: readonly string[] };

/** Names and texts of a country's demo profiles; their descriptions are in `sentences/`. */
export type WorldCopy = {
  readonly women: Names;
  readonly men: Names;
  /** Conversations with a login: alternating, the other side begins. */
  readonly conversations: readonly (readonly string[])[];
  /** Reviews of the service that members wrote: stars and text. */
  readonly reviews: readonly (readonly [stars: number, text: string])[];
};
