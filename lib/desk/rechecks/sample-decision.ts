import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import { describeItems } from '../queue/describe-items.ts';
import type { QueueKey } from '../queue/kinds.ts';
import type { Reader } from '../queue/taken.ts';
import { RECHECK_EVERY } from './limits.ts';

/** Whether this decision of its kind is one that is judged again. Counted by the database, over all moderators. */
async function isSampled({ kind }: QueueKey): Promise<boolean> {
  // A selfie is deleted with its decision: its second look comes before, in `lib/proof/second-look.ts`.
  if (kind === 'verification') return false;
  const [row] = await db().$queryRaw<{ decisions: number }[]>`
    insert into recheck_counters as c (kind, decisions) values (${kind}::queue_kind, 1)
    on conflict (kind) do update set decisions = c.decisions + 1 returning decisions`;
  return (row?.decisions ?? 0) % RECHECK_EVERY === 0;
}

type Decided = QueueKey & {
  readonly brandId: string | null;
  readonly verdict: string;
  readonly reader: Reader;
};

/**
 * Call before a decision of the queue, for any kind: when it is to be judged again, the item is described as it is now.
 * Returns what to do once the decision was made.
 */
export async function sampleDecision(decided: Decided): Promise<() => Promise<void>> {
  const { kind, id: itemId, brandId, verdict: firstVerdict, reader } = decided;
  if (!(await isSampled(decided))) return () => Promise.resolve();
  const { actor: firstBy, now } = reader;
  const taken = { kind, id: itemId, brandId, since: now, urgent: false };
  const [item] = await describeItems([taken], reader);
  return async () => {
    if (!item) return;
    // As JSON, so that the dates are text.
    const shown = JSON.parse(JSON.stringify(item)) as Prisma.InputJsonObject;
    await db().recheck.create({
      data: {
        id: newId(now.getTime()),
        kind,
        itemId,
        brandId,
        item: shown,
        firstVerdict,
        firstBy,
        firstAt: now,
      },
    });
  };
}
