import { hostedLabel } from '../../disclosure/hosted-label.ts';
import { recordDisclosures } from '../../disclosure/record-disclosures.ts';
import type { Flow } from '../../flows/queries.ts';
import { clock } from '../../kernel/clock.ts';
import { fail, isErrorCode } from '../../kernel/errors.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { hasBlocked } from '../conversations/blocked-peers.ts';
import type { Peer } from '../find-peer.ts';
import { storePendingMessage } from '../pending-messages/store-pending-message.ts';
import type { SentPhoto } from './push-sent.ts';
import type { SendRow } from './send-item.ts';
import { storableText } from '../accept-text.ts';

type Refused = {
  readonly viewer: MemberViewer;
  readonly idClient: string;
  readonly text: string;
  readonly photo?: SentPhoto | undefined;
  readonly replyTo?: number | undefined;
};

/**
 * Raises the error for the statement's outcome: stores the message when only credits are missing, and records
 * the disclosure that was missing. Called by `sendMessage`.
 */
export async function refuseSend(
  { viewer, idClient, text, photo, replyTo }: Refused,
  row: SendRow,
  flow: Flow,
  peer: Peer,
): Promise<never> {
  const now = clock.now();
  if (row.outcome === 'credits_exhausted') {
    const cost = row.level === 0 ? 1 : flow.config.messageCost;
    const held = row.level === 0 ? row.free : row.subscription + row.bought;
    // The text without its photo would be a different message.
    if (photo === undefined) {
      const written = { text: storableText(text).trim(), replyTo: replyTo ?? null };
      const unsent = { peerId: peer.profileId, ...written };
      await storePendingMessage({ ...unsent, viewer, idClient, first: row.first, now });
    }
    fail('credits_exhausted', { cost, held, missing: cost - held, hook: 'fine_crediti' });
  }
  if (row.outcome === 'disclosure_required') {
    const shown = [{ id: peer.profileId, kind: 'hosted' }];
    await recordDisclosures(viewer.memberId, shown, 'thread', now);
    fail('disclosure_required', { text: hostedLabel(peer.answeredBy, viewer.locale) });
  }
  if (row.outcome === 'conversation_blocked') {
    const own = await hasBlocked(viewer.profileId, peer.profileId);
    fail(own ? 'conversation_blocked' : 'peer_unavailable');
  }
  if (isErrorCode(row.outcome)) fail(row.outcome);
  throw new Error(`a send ended as ${row.outcome}`);
}
