import type { Db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';

type Of = { readonly profileId: string; readonly brandId: string };

/** Decisions of moderators with a time of their own to be deleted. */
export async function oldDecisions(client: Db, of: Of, at: Date): Promise<void> {
  await client.photoVerification.create({
    data: {
      id: newId(),
      ...of,
      pose: 'thumb_up',
      state: 'refused',
      reason: 'poor_quality',
      askedAt: at,
      expiresAt: at,
      decidedAt: at,
    },
  });
  await client.recheck.create({
    data: {
      id: newId(),
      kind: 'photo',
      itemId: newId(),
      profileId: newId(),
      item: {},
      firstVerdict: 'approve',
      firstBy: 'test',
      firstAt: at,
    },
  });
  await client.groupDecision.create({
    data: { id: newId(), measure: 'none', note: 'test', by: 'test', at },
  });
}
