import type { ChatEvent } from '#lib/realtime/events.ts';
import type { ThreadMessage } from './types.ts';

/** Converts a pushed message to the thread's form. Pure. */
export function fromEvent(event: ChatEvent): ThreadMessage {
  return {
    id: event.id,
    seq: event.seq,
    from: event.from,
    type: event.type,
    category: event.category,
    notificationId: event.notificationId,
    isHtml: event.isHtml,
    msg: event.msg,
    blurred: event.blurred,
    blurredMessage: event.blurredMessage,
    warnings: event.warnings,
    edited: event.edited,
    removed: false,
    attachment: event.attachment,
    answerer: event.answerer,
    time: event.time,
  };
}
