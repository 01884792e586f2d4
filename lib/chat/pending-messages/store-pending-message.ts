import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { after } from '../../kernel/clock.ts';
import { recordKpi } from '../../tracking/record-kpi.ts';
import { PENDING_MESSAGE_MS } from '../limits.ts';

// The same send refused again changes nothing: `send_after_payment` and the expiry stay. A released message
// is being sent and is not replaced. Waits for a running erasure, after which nothing is stored.
const INSERT: Statement = {
  name: 'store-pending-message',
  text: `
    insert into pending_messages as m (member_id, peer_id, id_client, body, created_at, expires_at, reply_to)
    select u.id, $2::uuid, $3::uuid, $4, $5::timestamptz, $6::timestamptz, $7::int from users u
     where u.id = $1 and u.state <> 'erased' for key share
    on conflict (member_id) do update set
      peer_id = excluded.peer_id, id_client = excluded.id_client, body = excluded.body,
      reply_to = excluded.reply_to,
      send_after_payment = false, refusal = null, created_at = excluded.created_at,
      expires_at = excluded.expires_at
     where m.released_at is null
       and (m.id_client <> excluded.id_client or m.expires_at <= excluded.created_at)
    returning 1 as stored`,
};

type Refused = {
  readonly viewer: MemberViewer;
  readonly peerId: string;
  readonly idClient: string;
  /** As the member wrote it. */
  readonly text: string;
  readonly replyTo: number | null;
  /** No personal message was sent before: selects the name of the recorded event. */
  readonly first: boolean;
  readonly now: Date;
};

/**
 * Stores the one message that lacked credits, for a day, in place of an earlier one; the order page may have
 * it sent after payment. Called by `sendMessage`.
 */
export async function storePendingMessage(refused: Refused): Promise<void> {
  const { viewer, peerId, idClient, text, replyTo, first, now } = refused;
  const expiresAt = after(now, PENDING_MESSAGE_MS);
  const values = [viewer.memberId, peerId, idClient, text, now, expiresAt, replyTo];
  const [stored] = await run(INSERT, values);
  if (!stored) return;
  await recordKpi({
    brandId: viewer.brandId,
    memberId: viewer.memberId,
    name: first ? 'ko_icebreaker' : 'ko_msg',
    now,
  });
}
