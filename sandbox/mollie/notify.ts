import type { MollieContext } from './context.ts';
import { referenceOf, type Payment } from './state.ts';

interface Nudge {
  /** The causing operation, as named in the fault plan. */
  readonly operation: 'checkout' | 'payments' | 'refunds' | 'chargeback';
  /** Reference of the object concerned, if that is not the payment itself. */
  readonly about?: string;
}

/** Sends the merchant only the payment's id, as an unsigned form; the merchant must query its state. */
export async function nudge(
  { outbox }: MollieContext,
  { id, request, status }: Payment,
  { operation, about = referenceOf(request.metadata) }: Nudge,
): Promise<void> {
  const { webhookUrl } = request;
  if (!webhookUrl) return;
  await outbox.send({
    provider: 'mollie',
    operation,
    reference: about,
    company: new URL(webhookUrl).searchParams.get('c') ?? 'unknown',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id }).toString(),
    about: { paymentId: id, status },
  });
}
