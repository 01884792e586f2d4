import { inTransaction, db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import { after } from '../../kernel/clock.ts';
import { isId } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsAsked, servedBrands } from './brands-asked.ts';
import { describeItems } from './describe-items.ts';
import { notEscalated, pruneEscalations } from './escalated.ts';
import { kindsOf, queueKinds, type Lane, type QueueKey } from './kinds.ts';
import { notDecidedBy } from './not-decided-by.ts';
import type { Taken } from './taken.ts';
import { escalatedOf, kindLiteral, waitingOf, type Only } from './waiting.ts';
import { QUEUE_CLAIM_MS } from '../limits.ts';

type TakeRequest = {
  readonly operator: Pick<Operator, 'operatorId' | 'brandIds'>;
  readonly lane?: Lane | undefined;
  readonly brandId?: string | undefined;
  /** Items on the moderator's screen: their claims are renewed. */
  readonly held: readonly QueueKey[];
  /** Items that the moderator does not want to decide now. */
  readonly skipped: readonly string[];
  readonly count: number;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};

function waiting(kind: QueueKind, request: TakeRequest): Prisma.Sql {
  const { operator, skipped, held, now } = request;
  const brandIds = servedBrands(brandsAsked(operator, request.brandId));
  const passed = [...skipped, ...held.map((one) => one.id)].filter(isId);
  const free: Only = (id) => Prisma.sql`
    ${notDecidedBy(request.actor, kind, id)} and ${id} <> all(${passed}::uuid[])
    and not exists (select 1 from queue_claims q where q.kind = ${kindLiteral(kind)} and q.item_id = ${id}
                       and q.until > ${now} and q.operator_id <> ${operator.operatorId}::uuid)`;
  const only: Only = (id, since) => Prisma.sql`${notEscalated(kind)(id, since)} ${free(id, since)}`;
  return request.lane === 'senior'
    ? escalatedOf(kind, { brandIds, only: free, most: request.count })
    : waitingOf(kind, { brandIds, only, most: request.count });
}

async function claim(
  tx: Prisma.TransactionClient,
  keys: readonly QueueKey[],
  request: TakeRequest,
) {
  if (keys.length === 0) return;
  const { operator, now } = request;
  await tx.$executeRaw`
    insert into queue_claims (kind, item_id, operator_id, until)
    select kind, id, ${operator.operatorId}::uuid, ${after(now, QUEUE_CLAIM_MS)}
      from unnest(${keys.map(({ kind }) => kind)}::queue_kind[], ${keys.map(({ id }) => id)}::uuid[]) as k(kind, id)
    on conflict (kind, item_id) do update set operator_id = excluded.operator_id, until = excluded.until
     where queue_claims.until <= ${now} or queue_claims.operator_id = excluded.operator_id`;
}

/**
 * For moderators: claims the items on their brands, without the paused ones, that have waited longest, reports of threats
 * and minors first, with everything needed for a decision. No other moderator gets them for two minutes. The access is
 * in the audit log.
 */
export async function takeItems(request: TakeRequest) {
  const kinds = request.lane === undefined ? queueKinds : kindsOf(request.lane);
  const parts = kinds.map((kind) => Prisma.sql`(${waiting(kind, request)})`);
  const taken = await inTransaction(async (tx) => {
    // Serialised: two concurrent calls would pick the same items, and one of them would get none.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('queue_claims'))`;
    await tx.$executeRaw`
      delete from queue_claims
       where until <= ${request.now} and operator_id <> ${request.operator.operatorId}::uuid`;
    if (request.lane === 'senior') await pruneEscalations(tx);
    const found =
      request.count === 0
        ? []
        : await tx.$queryRaw<Taken[]>`
            select kind, id::text, "brandId", since, urgent from (${Prisma.join(parts, ' union all ')}) w
             order by urgent desc, since, id limit ${request.count}`;
    await renew(tx, request);
    await claim(tx, found, request);
    return found;
  });
  return describeItems(taken, request);
}

/** Renews the claims that no other moderator has taken meanwhile. */
async function renew(
  tx: Prisma.TransactionClient,
  { operator, held, now }: TakeRequest,
): Promise<void> {
  if (held.length === 0) return;
  await tx.queueClaim.updateMany({
    where: {
      operatorId: operator.operatorId,
      OR: held.filter(({ id }) => isId(id)).map(({ kind, id }) => ({ kind, itemId: id })),
    },
    data: { until: after(now, QUEUE_CLAIM_MS) },
  });
}

/** For moderators: releases the items they hold. */
export async function releaseItems(operatorId: string, held: readonly QueueKey[]): Promise<void> {
  const own = held.filter(({ id }) => isId(id)).map(({ kind, id }) => ({ kind, itemId: id }));
  if (own.length === 0) return;
  await db().queueClaim.deleteMany({ where: { operatorId, OR: own } });
}
