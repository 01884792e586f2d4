import { deskChannel } from '../realtime/desk/channel.ts';
import { realtime } from '../realtime/port.ts';
import type { AddedAnnouncement } from './add-announcement.ts';
import { messageId } from './messages/message-id.ts';
import { EVENT_DEFAULTS } from './notices/event-defaults.ts';

type About = {
  /** The hosted profile. */
  readonly from: {
    readonly publicId: string;
    readonly screenName: string;
    readonly answeredBy: readonly string[];
  };
  readonly toMember: string;
};

/** Notifies a member's devices who answers for a hosted profile from now on. */
export function pushAnnouncement(added: AddedAnnouncement, { from, toMember }: About): void {
  deskChannel().toConversation(added.conversationId, 'message', {
    conversationId: added.conversationId,
    seq: added.seq,
  });
  realtime().toMember(toMember, 'chat', {
    ...EVENT_DEFAULTS,
    id: messageId(added.conversationId, added.seq),
    seq: added.seq,
    angelId: from.publicId,
    from: 'peer',
    screenName: from.screenName,
    photo: null,
    kind: 'hosted',
    answeredBy: from.answeredBy,
    type: 'notice',
    category: added.category,
    time: added.at.getTime(),
  });
}
