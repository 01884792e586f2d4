/** Events only a browser can observe; counted when it reports them. */
export const BROWSER_EVENTS = [
  'initiate_checkout',
  'notice_popup',
  'doi_popup',
  'plan_choice',
  'engage',
] as const;

/** Events counted by the server's own verbs; a browser may report them too, but that adds nothing. */
export const COUNTED_HERE = [
  'lead',
  'attempt',
  'like',
  'dislike',
  'ko_msg',
  'ko_icebreaker',
] as const;

export type BrowserEvent = (typeof BROWSER_EVENTS)[number];
