import { html, seeOther, type Answer } from '../http/answer.ts';
import type { Handler, Visit } from '../http/router.ts';
import { checkoutPage, lostCheckoutPage } from './checkout-page.ts';
import type { MollieContext } from './context.ts';
import { endingOf, failureOf } from './endings.ts';
import { settle } from './settle.ts';
import type { Payment } from './state.ts';

/** Redirects to the merchant; the URL contains no result. */
function leave({ request, status }: Payment): Answer {
  const { redirectUrl, cancelUrl } = request;
  const target = status === 'canceled' ? (cancelUrl ?? redirectUrl) : redirectUrl;
  return target ? seeOther(target) : html(lostCheckoutPage(), {}, 404);
}

function withPayment(
  { state }: MollieContext,
  show: (payment: Payment, visit: Visit) => Answer | Promise<Answer>,
): Handler {
  return (visit) => {
    const payment = state.payments.get(visit.params['id'] ?? '');
    if (!payment) return html(lostCheckoutPage(), {}, 404);
    return payment.status === 'open' ? show(payment, visit) : leave(payment);
  };
}

/** The page as the merchant opens it; a finished payment redirects back at once. */
export function openCheckout(context: MollieContext): Handler {
  return withPayment(context, (payment) => html(checkoutPage(payment)));
}

/** The buyer's choice of how the payment ends. */
export function answerCheckout(context: MollieContext): Handler {
  return withPayment(context, async (payment, { body }) => {
    const form = new URLSearchParams(body.toString('utf8'));
    const ending = endingOf(form.get('ending'));
    const failure = ending === 'failed' ? failureOf(form.get('reason') ?? '') : undefined;
    if (!ending || (ending === 'failed' && !failure)) return html(checkoutPage(payment), {}, 422);
    await settle(context, payment, ending, failure);
    return leave(payment);
  });
}
