import { deskLine } from '../realtime/desk/line.ts';
import { realtime } from '../realtime/port.ts';
import type { AddedAnnouncement } from './add-announcement.ts';
import { messageId } from './message-id.ts';
import { WORDLESS } from './wordless-event.ts';

type About = {
  /** The hosted profile. */
  readonly from: {
    readonly publicId: string;
    readonly screenName: string;
    readonly answeredBy: readonly string[];
  };
  readonly toMember: string;
};

/** Tells a member's devices who answers for a hosted profile from here on. */
export function pushAnnouncement(added: AddedAnnouncement, { from, toMember }: About): void {
  deskLine().toConversation(added.conversationId, 'words', {
    talkId: added.conversationId,
    seq: added.seq,
  });
  realtime().toMember(toMember, 'chat', {
    ...WORDLESS,
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
