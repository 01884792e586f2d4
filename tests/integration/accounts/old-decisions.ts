import type { Db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';

/** Decisions of moderators with a time of their own to be deleted. */
export async function oldDecisions(client: Db, at: Date): Promise<void> {
  await client.recheck.create({
    data: {
      id: newId(),
      kind: 'photo',
      itemId: newId(),
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
