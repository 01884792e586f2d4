import { ownReference } from '../hosted/company-reference.ts';
import type { MaxpayContext } from './context.ts';
import { presentTransaction } from './present.ts';
import { mismatch } from './schema.ts';
import { callbackSum } from './sign.ts';
import { companyOf, type Transaction } from './state.ts';

interface About {
  /** As the plan of faults names what led to it. */
  readonly operation: 'sale' | 'refund' | 'dispute';
  /** The sale that it is about. */
  readonly sale: Transaction;
  readonly type?: 'CHARGEBACK';
}

/** Tells the merchant of a transaction; throws where it would break the contract. */
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
    ...{ provider: 'maxpay', operation, company: companyOf(transaction) },
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
