import { requireOwnName } from '../accounts/require-own-name.ts';
import type { MemberViewer } from '../accounts/viewer.ts';
import { recordDisclosures } from '../discovery/record-disclosures.ts';
import { fail } from '../kernel/errors.ts';
import { presentPeer } from './present.ts';
import { composerState, threadHead, threadMessages } from './queries.ts';

type Asked = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/**
 * One conversation as the member sees it. Writes the disclosure when the labelled hosted profile is shown
 * here. Members, their own id only: another's answers `not_found`, as an unknown profile
 * does, one that has blocked the member, and one that left before anything was written.
 */
export async function openThread(viewer: MemberViewer, asked: Asked, locale: string, now: Date) {
  requireOwnName(viewer, asked.trackerId);
  const head = await threadHead(viewer, asked.angelId);
  const gone = head.state !== 'active' && head.begunByMe === null && !head.matched;
  if ((gone || head.shutOut) && !head.blocked) fail('not_found');
  const [thread, composer] = await Promise.all([
    threadMessages(viewer, head, asked),
    composerState(viewer, head),
    recordDisclosures(viewer.memberId, [{ id: head.peerId, kind: head.kind }], 'thread', now),
  ]);
  return { ...thread, composer, peer: presentPeer(head, locale), peerReadSeq: head.peerReadSeq };
}
