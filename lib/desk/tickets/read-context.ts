import { brandById } from '../../brands/registry.ts';
import { knownLocale } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../../identity/operator.ts';
import { isReference } from '../../care/reference.ts';
import { brandFilter } from '../brand-scope.ts';
import { readContact } from '../members/read-contact.ts';
import { readModeration } from '../members/read-moderation.ts';
import { placeValues } from './place-values.ts';

/** Rows of each list beside a ticket; the member's page has all of them. */
const MOST = 5;

function recentOrders(memberId: string) {
  return db().intent.findMany({
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
}

type Order = Awaited<ReturnType<typeof recentOrders>>[number];

const presentOrder = ({ publicId, planVersion, orderConfirmedAt, ...order }: Order) => ({
  ...order,
  orderId: publicId,
  productId: planVersion.productId,
  at: orderConfirmedAt,
});

function otherTickets(memberId: string, id: string) {
  return db().ticket.findMany({
    where: { memberId, id: { not: id }, mergedIntoId: null },
    orderBy: { id: 'desc' },
    take: MOST,
    select: { reference: true, state: true, createdAt: true },
  });
}

/**
 * For operators with the duty `care`: what is known of the member who wrote a ticket, null without an account, and
 * the values for canned replies. Raises `not_found`.
 */
export async function readContext(operator: Operator, reference: string, now: Date) {
  if (!isReference(reference)) fail('not_found');
  const ticket = await db().ticket.findFirst({
    where: { reference, ...brandFilter(operator) },
    select: {
      id: true,
      brandId: true,
      locale: true,
      memberId: true,
      member: { select: { publicId: true, profile: { select: { screenName: true } } } },
    },
  });
  const { id, brandId, memberId, member, ...written } = ticket ?? fail('not_found');
  const brand = brandById(brandId) ?? fail('not_found');
  const locale = knownLocale(written.locale) ?? brand.locales.default;
  const answering = { brand, locale, reference, agent: operator.name, now };
  const unknown = async () => ({
    brandId,
    context: null,
    values: await placeValues(answering),
  });
  if (memberId === null || member === null) return unknown();
  const asked = { trackerId: member.publicId, operator };
  const [contact, moderation, orders, tickets] = await Promise.all([
    readContact(asked),
    readModeration(asked),
    recentOrders(memberId),
    otherTickets(memberId, id),
  ]);
  if (!contact) return unknown();
  const name = member.profile?.screenName ?? '';
  const [order] = orders;
  const { state, disabledReason, textState, measures, notes } = moderation;
  return {
    brandId,
    values: await placeValues(answering, {
      memberId,
      name,
      credits: contact.credits,
      ...(order && { order }),
    }),
    context: {
      trackerId: member.publicId,
      state,
      disabledReason,
      textState,
      credits: contact.credits,
      subscription: contact.subscription,
      orders: orders.map(presentOrder),
      tickets,
      measures: measures.slice(0, MOST).map(({ kind, reason, at }) => ({ kind, reason, at })),
      notes: notes.slice(0, MOST).map(({ text, by, at }) => ({ text, by, at })),
    },
  };
}
