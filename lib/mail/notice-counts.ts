/** Counts of unread activity that no notice has covered: numbers without names. `hosted` are among the messages. */
export type NoticeCounts = {
  readonly messages: number;
  readonly hosted: number;
  readonly likes: number;
  readonly visits: number;
  readonly matches: number;
  /** New members that saved searches found. */
  readonly found: number;
};
