import type { Brand } from '../../../lib/brands/schema.ts';
import type { Db } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/kernel/ids.ts';

/** Creates the conversation of two profiles, without messages; returns its id. */
export async function openPair(
  tx: Db,
  { id: brandId }: Brand,
  [opener, peer]: readonly [opener: string, peer: string],
  createdAt: Date,
): Promise<string> {
  const id = newId(createdAt.getTime());
  const [profileLow = '', profileHigh = ''] = [opener, peer].sort();
  const row = { id, brandId, profileLow, profileHigh, openedBy: opener, createdAt };
  await tx.conversation.create({ data: row });
  await tx.participant.createMany({
    data: [
      { conversationId: id, profileId: opener, peerId: peer },
      { conversationId: id, profileId: peer, peerId: opener },
    ],
  });
  await tx.inbox.createMany({
    data: [{ profileId: opener }, { profileId: peer }],
    skipDuplicates: true,
  });
  return id;
}
