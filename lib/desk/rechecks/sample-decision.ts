import { db, inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import { log } from '../../kernel/log.ts';
import { describeItems } from '../queue/describe-items.ts';
import type { QueueKey } from '../queue/kinds.ts';
import type { Reader } from '../queue/taken.ts';
import { waitingItem } from '../queue/waiting.ts';
import { itemOwners } from '../queue/item-owners.ts';
import { RECHECK_EVERY } from './limits.ts';

type Decided = QueueKey & {
  readonly brandId: string | null;
  readonly verdict: string;
  readonly reader: Reader;
};
type Waiting = { readonly since: Date; readonly urgent: boolean };

/** Whether the decision that comes next is to be judged again. */
async function isDue({ kind }: QueueKey): Promise<boolean> {
  const counter = await db().recheckCounter.findUnique({ where: { kind } });
  return (counter?.decisions ?? 0) + 1 >= RECHECK_EVERY;
}

/** The item as the queue shows it, and whose it is; null when it is no longer in the queue. */
async function read(decided: Decided) {
  const { kind, id, brandId, reader } = decided;
  const [waiting] = await db().$queryRaw<Waiting[]>(waitingItem(kind, Prisma.sql`${id}::uuid`));
  const owners = await itemOwners(decided);
  if (!waiting || !owners) return null;
  const [item] = await describeItems([{ kind, id, brandId, ...waiting }], reader);
  if (!item) return null;
  // Similar pictures are of other members: who judges again is shown those of then.
  const shown = 'similar' in item ? { ...item, similar: [] } : item;
  // As JSON, so that the dates are text.
  return { owners, item: JSON.parse(JSON.stringify(shown)) as Prisma.InputJsonObject };
}

/**
 * Counts a decision of its kind, over all moderators. The one at which the count is full is stored, with the item as it
 * was read before; without one, that of the next decision is.
 */
async function count(decided: Decided, found: Awaited<ReturnType<typeof read>>): Promise<void> {
  const { kind, id: itemId, brandId, verdict: firstVerdict, reader } = decided;
  const { actor: firstBy, now: firstAt } = reader;
  const isRead = found !== null;
  await inTransaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ decisions: number }[]>`
      insert into recheck_counters as c (kind, decisions) values (${kind}::queue_kind, 1)
      on conflict (kind) do update
         set decisions = case when ${isRead}::boolean and c.decisions + 1 >= ${RECHECK_EVERY}::int
                              then 0 else c.decisions + 1 end
      returning decisions`;
    if (found === null || row?.decisions !== 0) return;
    const { owners, item } = found;
    const { profileId, reporterId } = owners;
    const id = newId(firstAt.getTime());
    const stored = { kind, itemId, profileId, reporterId, brandId, item };
    await tx.recheck.create({ data: { id, ...stored, firstVerdict, firstBy, firstAt } });
  });
}

function logFailure(error: unknown): null {
  log().error({ err: error }, 'recheck sampling failed: the decision is not judged again');
  return null;
}

/**
 * Call before a decision of the queue, for any kind: when it is to be judged again, the item is described as it is now.
 * Returns what to do once the decision was made. Neither ever fails the decision.
 */
export async function sampleDecision(decided: Decided): Promise<() => Promise<void>> {
  // A selfie is deleted with its decision: its second look comes before, in `lib/proof/second-look.ts`.
  if (decided.kind === 'verification') return () => Promise.resolve();
  const found = await isDue(decided)
    .then((due) => (due ? read(decided) : null))
    .catch(logFailure);
  return () =>
    count(decided, found)
      .catch(logFailure)
      .then(() => undefined);
}
