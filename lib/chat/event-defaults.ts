/** What the events of likes, visits and who answers have in common: they hold no words, and count as unread nowhere. */
export const EVENT_DEFAULTS = {
  answerer: null,
  notificationId: null,
  isHtml: false,
  msg: null,
  blurred: false,
  blurredMessage: null,
  warnings: [],
  edited: false,
  attachment: null,
  unreadTotal: null,
  delayed: false,
  delayMs: 0,
} as const;
