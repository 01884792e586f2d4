import type { DetailsRequest, PaymentAnswer } from './api-types.ts';
import type { AdyenContext } from './context.ts';
import { invalid } from './service-error.ts';

/** `POST /payments/details`: the outcome of a challenge, as often as it is asked. */
export function paymentDetails(context: AdyenContext, { details }: DetailsRequest): PaymentAnswer {
  const payment = context.state.results.get(details.redirectResult ?? '');
  if (payment?.answer === undefined) throw invalid('14_006', 'The redirectResult is invalid');
  return payment.answer;
}
