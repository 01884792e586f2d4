import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../../identity/operator.ts';
import { isReference } from '../../care/reference.ts';
import { brandFilter } from '../brand-scope.ts';
import { readContact } from '../members/read-contact.ts';
import { readModeration } from '../members/read-moderation.ts';

/** Rows of each list beside a ticket; the member's page has all of them. */
const MOST = 5;

async function recentOrders(memberId: string) {
  const orders = await db().intent.findMany({
    where: { memberId, purpose: 'order' },
    orderBy: { id: 'desc' },
    take: MOST,
    select: {
      publicId: true,
      amountMinor: true,
      currency: true,
      state: true,
      orderConfirmedAt: true,
      planVersion: { select: { productId: true } },
    },
  });
  return orders.map(({ publicId, planVersion, orderConfirmedAt, ...order }) => ({
    ...order,
    orderId: publicId,
    productId: planVersion.productId,
    at: orderConfirmedAt,
  }));
}

function otherTickets(memberId: string, id: string) {
  return db().ticket.findMany({
    where: { memberId, id: { not: id } },
    orderBy: { id: 'desc' },
    take: MOST,
    select: { reference: true, state: true, createdAt: true },
  });
}

/**
 * For operators with the duty `care`: what is known of the member who wrote a ticket. Null without an account.
 * Raises `not_found`.
 */
export async function readContext(operator: Operator, reference: string) {
  if (!isReference(reference)) fail('not_found');
  const ticket = await db().ticket.findFirst({
    where: { reference, ...brandFilter(operator) },
    select: { id: true, brandId: true, memberId: true, member: { select: { publicId: true } } },
  });
  const { id, brandId, memberId, member } = ticket ?? fail('not_found');
  if (memberId === null || member === null) return { brandId, context: null };
  const asked = { trackerId: member.publicId, operator };
  const [contact, moderation, orders, tickets] = await Promise.all([
    readContact(asked),
    readModeration(asked),
    recentOrders(memberId),
    otherTickets(memberId, id),
  ]);
  if (!contact) return { brandId, context: null };
  const { state, disabledReason, textState, measures, notes } = moderation;
  return {
    brandId,
    context: {
      trackerId: member.publicId,
      state,
      disabledReason,
      textState,
      credits: contact.credits,
      subscription: contact.subscription,
      orders,
      tickets,
      measures: measures.slice(0, MOST).map(({ kind, reason, at }) => ({ kind, reason, at })),
      notes: notes.slice(0, MOST).map(({ text, by, at }) => ({ text, by, at })),
    },
  };
}
