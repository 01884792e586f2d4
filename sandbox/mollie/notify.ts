import type { MollieContext } from './context.ts';
import { referenceOf, type Payment } from './state.ts';

interface Nudge {
  /** As the plan of faults names what led to it. */
  readonly operation: 'checkout' | 'payments' | 'refunds' | 'chargeback';
  /** Of what it is about, where that is not the payment itself. */
  readonly about?: string;
}

/** Names the payment to the merchant, in a form and without a signature; what is new of it they must ask. */
export async function nudge(
  { outbox }: MollieContext,
  { id, request, status }: Payment,
  { operation, about = referenceOf(request.metadata) }: Nudge,
): Promise<void> {
  const { webhookUrl } = request;
  if (!webhookUrl) return;
  await outbox.send({
    ...{ provider: 'mollie', operation, reference: about },
    company: new URL(webhookUrl).searchParams.get('c') ?? 'unknown',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id }).toString(),
    about: { paymentId: id, status },
  });
}
