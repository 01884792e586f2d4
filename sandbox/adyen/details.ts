import type { DetailsRequest, PaymentAnswer } from './api-types.ts';
import type { AdyenContext } from './context.ts';
import { settleNative } from './native/challenge.ts';
import { invalid } from './service-error.ts';

/** `POST /payments/details`: the outcome of a challenge; may be called repeatedly. */
export async function paymentDetails(
  context: AdyenContext,
  { details }: DetailsRequest,
): Promise<PaymentAnswer> {
  if (details.threeDSResult !== undefined) return settleNative(context, details.threeDSResult);
  const payment = context.state.results.get(details.redirectResult ?? '');
  if (payment?.answer === undefined) throw invalid('14_006', 'The redirectResult is invalid');
  return payment.answer;
}
