import { ownReference } from '../hosted/company-reference.ts';
import { newId } from '../hosted/new-id.ts';
import { createHmac } from 'node:crypto';
import type { TrustPayContext } from './context.ts';
import { mismatch } from './schema.ts';
import { companyOf, type Purchase } from './state.ts';

interface NotificationDetails {
  /** The causing operation, as named in the fault plan. */
  readonly operation: 'purchase' | 'refund' | 'dispute';
  readonly indicator: 'CRDT' | 'DBIT';
  readonly status: 'Paid' | 'Rejected' | 'Refunded' | 'Chargebacked';
  readonly instanceId: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly code?: string | undefined;
  readonly delayMs?: number | undefined;
}

function leaves(value: unknown): string[] {
  if (typeof value === 'number') return [value.toFixed(2)];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(leaves);
}

/** The provider's signature: over all values except the signature, sorted. */
function sign(information: object, secret: string): string {
  const values = leaves(information).sort();
  return createHmac('sha256', secret).update(values.join('/')).digest('hex');
}

/** Notifies the merchant of an event of a purchase; throws if it violates the contract. */
export async function notify(
  context: TrustPayContext,
  purchase: Purchase,
  details: NotificationDetails,
): Promise<void> {
  const PaymentInformation = {
    CreditDebitIndicator: details.indicator,
    References: {
      MerchantReference: details.reference,
      PaymentId: newId(),
      PaymentRequestId: details.instanceId,
    },
    Status: details.status,
    Amount: { Amount: details.amountMinor / 100, Currency: details.currency },
    ...(details.code !== undefined && {
      StatusReasonInformation: { Reason: { Code: details.code } },
    }),
  };
  const Signature = sign(PaymentInformation, context.secret);
  const message = { PaymentInformation, Signature };
  const broken = mismatch('notification', message);
  if (broken !== undefined) throw new Error(`notification: ${broken}`);
  const webhook = {
    provider: 'trustpay',
    operation: details.operation,
    company: companyOf(purchase),
    reference: ownReference(purchase.form.reference),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    about: { status: details.status, instanceId: details.instanceId },
  };
  await context.outbox.send(webhook, details.delayMs);
}
