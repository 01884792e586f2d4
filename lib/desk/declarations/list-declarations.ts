import { db } from '../../db/client.ts';
import { LOWEST_ID } from '../../kernel/ids.ts';
import type { Offer } from '../../payments/offers/offer.ts';
import { brandFilter } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import type { WaitingDeclaration } from './contract.ts';

const PAGE = 25;
const CANDIDATES = 5;

/** Paid orders of these members, newest first: one query for the whole page. */
async function ordersOf(memberIds: readonly string[]) {
  const orders = await db().intent.findMany({
    where: { memberId: { in: [...memberIds] }, purpose: 'order', charge: { isNot: null } },
    orderBy: { id: 'desc' },
    take: PAGE * CANDIDATES,
    include: { member: { select: { publicId: true } } },
  });
  return Map.groupBy(orders, ({ memberId }) => memberId);
}

/** For finance: declarations that wait for customer care on the operator's brands, oldest first. */
export async function listDeclarations(
  after: string | undefined,
  operator: Pick<Operator, 'brandIds'>,
): Promise<{ declarations: WaitingDeclaration[]; next: string | null }> {
  const rows = await db().declaration.findMany({
    where: { state: 'care', id: { gt: after ?? LOWEST_ID }, ...brandFilter(operator) },
    orderBy: { id: 'asc' },
    take: PAGE + 1,
    include: { member: { select: { publicId: true } } },
  });
  const shown = rows.slice(0, PAGE);
  const orders = await ordersOf(shown.flatMap(({ memberId }) => memberId ?? []));
  return {
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    declarations: shown.map(({ memberId, member, ...row }) => ({
      reference: row.reference,
      brandId: row.brandId,
      name: row.name,
      email: row.email,
      orderNumber: row.orderNumber,
      receivedAt: row.receivedAt,
      kind: row.kind === 'cancel' ? 'cancel' : 'withdraw',
      trackerId: member?.publicId ?? null,
      candidates: (orders.get(memberId ?? '') ?? []).slice(0, CANDIDATES).map((order) => ({
        orderId: order.publicId,
        amountMinor: order.amountMinor,
        currency: order.currency,
        planName: (order.offer as Offer).planName,
        orderedAt: order.orderConfirmedAt,
      })),
    })),
  };
}
