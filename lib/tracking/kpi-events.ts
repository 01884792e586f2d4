/** What only a browser knows: it tells, and is counted. */
export const TOLD_BY_BROWSERS = [
  'initiate_checkout',
  'notice_popup',
  'doi_popup',
  'plan_choice',
  'engage',
] as const;

/** What the server's own verbs count as it happens: a browser may tell it too, and nothing is added. */
export const COUNTED_HERE = [
  'lead',
  'attempt',
  'like',
  'dislike',
  'ko_msg',
  'ko_icebreaker',
] as const;

export type BrowserEvent = (typeof TOLD_BY_BROWSERS)[number];
