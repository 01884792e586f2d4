import { db } from '../../../db/client.ts';
import type { Reply } from '../call-provider.ts';
import type { ChargeRequest } from '../charge-request.ts';
import { text } from '../fields.ts';
import { mollieCall } from './api.ts';

type Whose = Pick<ChargeRequest, 'company' | 'payer'>;
type Found = { readonly kind: 'found'; readonly customer: string };

/** The row's unique key: one customer per member and company. */
async function placeOf({ company, payer }: Whose) {
  const { id: memberId } = await db().user.findUniqueOrThrow({
    where: { publicId: payer.id },
    select: { id: true },
  });
  return { memberId, provider: 'mollie', company };
}

/**
 * The member's customer id at the provider, which stores payment methods only for customers. The provider
 * receives our public id of the member and nothing else. A call that was not answered with a customer is
 * returned unchanged.
 */
export async function customerOf(
  whose: Whose,
): Promise<Found | Exclude<Reply, { kind: 'answer' }>> {
  const place = await placeOf(whose);
  const where = { memberId_provider_company: place };
  const known = await db().providerCustomer.findUnique({ where });
  if (known) return { kind: 'found', customer: known.customer };
  const { company, payer } = whose;
  const reply = await mollieCall('/customers', {
    body: { metadata: { company, member: payer.id } },
  });
  if (reply.kind !== 'answer') return reply;
  const customer = text(reply.body['id']);
  if (customer === null) return { kind: 'lost' };
  // Two concurrent orders create two customers; the first one is stored, and the other is never used.
  const row = await db().providerCustomer.upsert({
    where,
    create: { ...place, customer },
    update: {},
  });
  return { kind: 'found', customer: row.customer };
}

/** Deletes a customer that the provider no longer knows; the next order creates another. */
export async function forgetCustomer(whose: Whose): Promise<void> {
  await db().providerCustomer.deleteMany({ where: await placeOf(whose) });
}
