import type { MemberViewer } from '../identity/viewer.ts';
import { photoUrls } from '../media/photo-urls.ts';
import { wakeJobs } from '../queue/wake.ts';
import { realtime } from '../realtime/port.ts';
import type { AddedNotice } from './add-notice.ts';
import { messageId } from './messages/message-id.ts';
import { EVENT_DEFAULTS } from './notices/event-defaults.ts';

type About = {
  readonly from: MemberViewer;
  readonly toMember: string;
  readonly kind: 'like' | 'visit';
  readonly category: 'like_reply' | null;
};

/** Notifies a member of a stored like or visit: the sender, no text. Nothing of it is blurred at any level. */
export function pushNotice(added: AddedNotice, { from, toMember, kind, category }: About): void {
  if (added.notifyAt) wakeJobs(added.notifyAt.getTime());
  realtime().toMember(toMember, 'chat', {
    ...EVENT_DEFAULTS,
    id: messageId(added.conversationId, added.seq),
    seq: added.seq,
    angelId: from.angelId,
    from: 'peer',
    screenName: added.name,
    photo: added.photo === null ? null : photoUrls(added.photo).thumb,
    kind: 'member',
    answeredBy: [],
    type: kind,
    category,
    time: added.at.getTime(),
  });
}
