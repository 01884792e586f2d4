import type { MemberViewer } from '../../identity/viewer.ts';
import { pushNotice } from '../../chat/add-notice.ts';
import { realtime } from '../../realtime/port.ts';
import type { Made } from './make-choice.ts';

type About = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly likeCredits: number;
  /** The chosen profile's member, if it has one. */
  readonly toMember: string | null;
  readonly fromSocket: string | undefined;
};

/** Notifies the other member of a new like, and the member's own other devices. A dislike notifies no one. */
export function notifyChoice(made: Made, about: About): void {
  const { choice, matched, repeated, notice } = made;
  const { viewer, angelId, likeCredits, toMember, fromSocket } = about;
  if (repeated || choice === 'dislike') return;
  const update = { angelId, likeCredits, matched, liked: true };
  realtime().toMember(viewer.memberId, 'like', update, fromSocket);
  if (notice === null || toMember === null) return;
  const category = matched ? 'like_reply' : null;
  pushNotice(notice, { from: viewer, toMember, kind: 'like', category });
}
