import type { Attempt, Refund } from '../../db/generated/client.ts';
import type { AskedAttempt, AskedRefund } from '../providers/provider.ts';

/** The fields of an attempt that its provider needs for an inquiry. */
export function askedAttempt(attempt: Attempt): AskedAttempt {
  const { company, method, reference, idempotencyKey, providerReference } = attempt;
  const { amountMinor, currency, providerResult } = attempt;
  return {
    company,
    method,
    reference,
    idempotencyKey,
    providerReference,
    amountMinor,
    currency,
    result: (providerResult ?? {}) as Readonly<Record<string, string>>,
  };
}

/** As `askedAttempt`, for a refund; undefined while the payment has no provider reference. */
export function askedRefund(
  refund: Refund & { readonly attempt: Attempt },
  idempotencyKey: string,
): AskedRefund | undefined {
  const { id, state, attempt, providerReference, amountMinor, currency } = refund;
  const payment = askedAttempt(attempt);
  if (payment.providerReference === null) return undefined;
  return {
    company: attempt.company,
    idempotencyKey,
    providerReference,
    amountMinor,
    currency,
    reference: `R-${id}`,
    sentBefore: state !== 'requested',
    payment: { ...payment, providerReference: payment.providerReference },
  };
}
