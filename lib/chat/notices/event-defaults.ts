/** Common fields of the events for likes, visits and answerers: they have no text and never count as unread. */
export const EVENT_DEFAULTS = {
  answerer: null,
  notificationId: null,
  isHtml: false,
  msg: null,
  blurred: false,
  blurredMessage: null,
  warnings: [],
  edited: false,
  isRead: false,
  quote: null,
  attachment: null,
  preview: null,
  unreadTotal: null,
  delayed: false,
  delayMs: 0,
} as const;
