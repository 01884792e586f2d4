import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { operatorNames } from '../operators/operator-names.ts';

const EVENTS = 100;
const DEEDS = 200;

const PARTS = {
  attempts: {
    orderBy: { id: 'asc' },
    include: {
      refunds: { orderBy: { id: 'asc' }, include: { creditNote: true } },
      disputes: {
        orderBy: { id: 'asc' },
        include: { creditNote: true, events: { orderBy: { id: 'asc' } } },
      },
    },
  },
  charge: { include: { receipt: true, subscription: true } },
  renewal: true,
  declarations: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.IntentInclude;

export type Order = Prisma.IntentGetPayload<{ include: typeof PARTS }>;

/** What providers told about the order's tries; some name the payment by their own number alone. */
function eventsOf(order: Order) {
  const references = order.attempts.map(({ reference }) => reference);
  const told = order.attempts.flatMap(({ provider, company, providerReference }) =>
    providerReference === null ? [] : [{ provider, dedupeKey: `${company}:${providerReference}` }],
  );
  const disputed = order.attempts.flatMap(({ disputes }) =>
    disputes.flatMap(({ events }) => events.map(({ eventId }) => eventId)),
  );
  return db().providerEvent.findMany({
    where: {
      OR: [
        { reference: { in: references } },
        ...told,
        ...(disputed.length === 0 ? [] : [{ id: { in: disputed } }]),
      ],
    },
    orderBy: { receivedAt: 'asc' },
    take: EVENTS,
  });
}

/** Credits that the order granted, and what was taken back of them. */
function creditsOf({ id, memberId, attempts }: Order) {
  const disputes = attempts.flatMap((one) => one.disputes.map((dispute) => dispute.id));
  return db().creditEntry.findMany({
    where: {
      OR: [
        { uniqueKey: { in: [`purchase:${id}`, `withdrawal:${id}`] } },
        ...(disputes.length === 0 ? [] : [{ memberId, reference: { in: disputes } }]),
      ],
    },
    orderBy: { at: 'asc' },
  });
}

/** What the staff did and what the service noted about the order; looks at it are not of its money. */
function deedsOf({ publicId, attempts, charge, declarations }: Order) {
  const refunds = attempts.flatMap((one) => one.refunds.map(({ id }) => id));
  const subjects = [
    ...[publicId, ...attempts.map(({ reference }) => reference), ...refunds],
    ...(charge ? [charge.publicId] : []),
    ...declarations.map(({ reference }) => reference),
  ];
  return db().auditEntry.findMany({
    where: { subject: { in: subjects }, NOT: { action: { contains: ' ' } } },
    orderBy: { id: 'asc' },
    take: DEEDS,
  });
}

/** Everything about an order's money, each kind by its own index; null for an order that is not there. */
export async function readOrderParts(orderId: string) {
  const order = await db().intent.findUnique({ where: { publicId: orderId }, include: PARTS });
  if (!order) return null;
  const [events, credits, deeds] = await Promise.all([
    eventsOf(order),
    creditsOf(order),
    deedsOf(order),
  ]);
  const nameOf = await operatorNames(deeds.map(({ actor }) => actor));
  return { order, events, credits, deeds, nameOf };
}

export type OrderParts = NonNullable<Awaited<ReturnType<typeof readOrderParts>>>;
