import type { ProfileKind } from '../db/generated/enums.ts';
import { run, type Statement } from '../db/statement.ts';
import { createCache } from '../kernel/cache.ts';

export type Peer = {
  readonly profileId: string;
  readonly kind: ProfileKind;
  readonly memberId: string | null;
  readonly answeredBy: readonly string[];
};

const peers = createCache<Peer>('peers', { max: 100_000 });
const FIND: Statement = {
  name: 'find-peer',
  text: `select id as "profileId", kind, member_id as "memberId", answered_by::text[] as "answeredBy"
           from profiles where public_id = $1`,
};

/**
 * The profile behind a public id, or null. Only constant fields are cached: a hosted profile is read each
 * time, as its answerers may change. Whether the profile accepts messages is read by the statement that
 * sends.
 */
export async function findPeer(publicId: string): Promise<Peer | null> {
  const found = peers.get(publicId);
  if (found) return found;
  const [row] = await run<Peer>(FIND, [publicId]);
  if (!row) return null;
  if (row.kind === 'hosted') return row;
  peers.set(publicId, row);
  return row;
}
