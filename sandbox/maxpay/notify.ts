import { ownReference } from '../hosted/company-reference.ts';
import type { MaxpayContext } from './context.ts';
import { presentTransaction } from './present.ts';
import { mismatch } from './schema.ts';
import { callbackSum } from './sign.ts';
import { companyOf, type Transaction } from './state.ts';

interface About {
  /** The causing operation, as named in the fault plan. */
  readonly operation: 'sale' | 'refund' | 'dispute';
  /** The sale that the notification refers to. */
  readonly sale: Transaction;
  readonly type?: 'CHARGEBACK';
}

/** Notifies the merchant of a transaction; throws if the message violates the contract. */
export async function notify(
  context: MaxpayContext,
  transaction: Transaction,
  { operation, sale, type }: About,
): Promise<void> {
  const payload = { ...presentTransaction(transaction), ...(type && { transaction_type: type }) };
  const fields = Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, String(value)]),
  );
  const message = { ...fields, checkSum: callbackSum(fields, context.privateKey) };
  const broken = mismatch('callback', message);
  if (broken !== undefined) throw new Error(`callback: ${broken}`);
  await context.outbox.send({
    provider: 'maxpay',
    operation,
    company: companyOf(transaction),
    reference: ownReference(sale.form.transaction_unique_id ?? ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(message).toString(),
    about: {
      type: payload.transaction_type,
      status: payload.status,
      maxpayReference: payload.reference,
    },
  });
}
