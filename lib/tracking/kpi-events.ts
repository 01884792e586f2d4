/** What only a browser knows: it tells, and is counted. */
export const BROWSER_EVENTS = [
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

export type BrowserEvent = (typeof BROWSER_EVENTS)[number];
