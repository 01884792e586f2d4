import type { Prisma } from '../../db/generated/client.ts';
import type { SwipeChoice, SwipeSource } from '../../db/generated/enums.ts';

type NewSwipe = {
  readonly profileId: string;
  readonly peerId: string;
  readonly choice: SwipeChoice;
  readonly source: SwipeSource;
  readonly idClient: string;
  /** The credit entry that paid for it; null when it was free. */
  readonly entryId: string | null;
  readonly now: Date;
};

/**
 * Writes a choice, in place of an earlier one, and dates it after the member's last one, because undo picks
 * the newest.
 */
export async function storeSwipe(tx: Prisma.TransactionClient, swipe: NewSwipe): Promise<void> {
  const { profileId, peerId, choice, source, idClient, entryId, now } = swipe;
  await tx.$executeRaw`
    insert into swipes (profile_id, peer_id, choice, source, id_client, cost, entry_id, at)
    select ${profileId}::uuid, ${peerId}::uuid, ${choice}, ${source}, ${idClient}::uuid,
           ${entryId === null ? 0 : 1}, ${entryId}::uuid,
           greatest(${now}::timestamptz, max(s.at) + interval '1 millisecond')
      from swipes s where s.profile_id = ${profileId}::uuid
    on conflict (profile_id, peer_id) do update set
      choice = excluded.choice, source = excluded.source, id_client = excluded.id_client,
      cost = excluded.cost, entry_id = excluded.entry_id, at = excluded.at`;
}
