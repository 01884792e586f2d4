import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { recordDisclosures } from '../../disclosure/record-disclosures.ts';
import { fail } from '../../kernel/errors.ts';
import { waitingChatPhotos } from './waiting-chat-photos.ts';
import { composerState } from './composer-state.ts';
import { readPendingMessage } from '../pending-messages/read-pending-message.ts';
import { presentPeer } from '../present.ts';
import { threadHead } from '../thread-head.ts';
import { threadMessages } from './thread-messages.ts';

type Asked = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly after?: number | undefined;
  readonly revision?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/**
 * One conversation as the member sees it. Records the disclosure when the labelled hosted profile is shown
 * here. Members, their own id only: another member's id answers `not_found`, as does an unknown profile, one
 * that has blocked the member, and one that left before any message.
 */
export async function openThread(viewer: MemberViewer, asked: Asked, locale: string, now: Date) {
  requireOwnName(viewer, asked.trackerId);
  const head = await threadHead(viewer, asked.angelId);
  const gone = head.state !== 'active' && head.begunByMe === null && !head.matched;
  if ((gone || head.shutOut) && !head.blocked) fail('not_found');
  const [thread, composer, pendingMessage, waitingPhotos] = await Promise.all([
    threadMessages(viewer, head, asked),
    composerState(viewer, head),
    readPendingMessage(viewer.memberId, head.peerId, now),
    waitingChatPhotos(viewer.profileId, head.peerId, now),
    recordDisclosures(viewer.memberId, [{ id: head.peerId, kind: head.kind }], 'thread', now),
  ]);
  const { first, revision, peerReadSeq, peerDeliveredSeq, waiting, held, matched } = head;
  return {
    ...thread,
    composer,
    pendingMessage,
    first,
    revision,
    peerReadSeq,
    peerDeliveredSeq,
    waiting,
    peer: presentPeer(head, locale),
    heldByOperator: held,
    waitingPhotos,
    matched,
  };
}
