import type { ChatEvent } from '#lib/realtime/events.ts';

/** A text message from Anna, as received from the socket. */
export const event: ChatEvent = {
  id: 'c:9',
  seq: 9,
  angelId: 'anna',
  from: 'peer',
  screenName: 'Anna',
  photo: null,
  kind: 'member',
  answeredBy: [],
  label: null,
  answerer: null,
  type: 'personal',
  category: null,
  notificationId: null,
  isHtml: false,
  msg: 'hi',
  blurred: false,
  blurredMessage: null,
  warnings: [],
  edited: false,
  attachment: null,
  time: 9000,
  unreadTotal: 1,
  delayed: false,
  delayMs: 0,
};
