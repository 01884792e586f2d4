import { db } from '../../db/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { PASSKEYS_MAX } from '../limits.ts';

/** The member's passkeys, the newest first. */
export function ownPasskeys({ memberId }: Pick<MemberViewer, 'memberId'>) {
  return db().passkey.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PASSKEYS_MAX,
    select: { id: true, name: true, synced: true, createdAt: true, lastUsedAt: true },
  });
}
