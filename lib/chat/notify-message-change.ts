import { deskChannel } from '../realtime/desk/channel.ts';
import { realtime } from '../realtime/port.ts';
import { messageSides } from './message-sides.ts';
import { presentMessage } from './present.ts';

/** Notifies the devices of both sides of a changed message, each with what it may see. */
export async function notifyMessageChange(
  conversationId: string,
  messageSeq: number,
): Promise<void> {
  deskChannel().toConversation(conversationId, 'message', {
    conversationId: conversationId,
    seq: messageSeq,
  });
  for (const side of await messageSides(conversationId, messageSeq)) {
    const { memberId, angelId, revision } = side;
    const shown = presentMessage(side.row, side.reader);
    const { seq, from, msg, blurred, blurredMessage, warnings, edited, removed, reaction } = shown;
    realtime().toMember(memberId, 'message', {
      angelId,
      seq,
      revision,
      from,
      msg,
      blurred,
      blurredMessage,
      warnings,
      edited,
      removed,
      reaction,
      attachment: shown.attachment,
      preview: shown.preview,
    });
  }
}
