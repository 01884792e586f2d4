import { html, seeOther, type Answer } from '../http/answer.ts';
import { isLocalOrigin } from '../http/local-page.ts';
import type { Handler, Visit } from '../http/router.ts';
import { caseOf } from '../payments/test-payment-methods.ts';
import { approvePage, bankPage, closingPage, lostApprovePage } from './approve-page.ts';
import type { PayPalContext } from './context.ts';
import { notify } from './notify.ts';
import { presentOrder } from './present.ts';
import { newId, type Order } from './state.ts';

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PAYER_ID_LENGTH = 13;

function popupOf({ url }: Visit): string | null {
  const opener = url.searchParams.get('popup');
  return opener !== null && isLocalOrigin(opener) ? opener : null;
}

/** Returns to the merchant's page, or to the page that opened the popup. */
function leave(visit: Visit, order: Order, approved: boolean): Answer {
  const payerId = order.buyer?.payerId ?? '';
  const opener = popupOf(visit);
  if (opener !== null) {
    return html(closingPage(opener, { ended: approved ? 'approved' : 'canceled', payerId }));
  }
  const context = order.request.payment_source?.paypal?.experience_context;
  const target = approved ? context?.return_url : context?.cancel_url;
  if (target === undefined) return html(lostApprovePage(), {}, 404);
  const back = new URL(target);
  back.searchParams.set('token', order.id);
  if (approved) back.searchParams.set('PayerID', payerId);
  return seeOther(back.href);
}

async function agree(
  context: PayPalContext,
  visit: Visit,
  order: Order,
  email: string,
  deniedByBank: boolean,
): Promise<Answer> {
  order.buyer = { email, payerId: newId(PAYER_ID_LENGTH), case: caseOf({ email }), deniedByBank };
  order.status = 'APPROVED';
  await notify(context, order, {
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    operation: 'approve',
    resource: presentOrder(context, order),
  });
  return leave(visit, order, true);
}

function withOrder(
  context: PayPalContext,
  show: (order: Order, visit: Visit) => Answer | Promise<Answer>,
): Handler {
  return (visit) => {
    const order = context.state.orders.get(visit.params['id'] ?? '');
    if (order === undefined) return html(lostApprovePage(), {}, 404);
    if (order.status !== 'PAYER_ACTION_REQUIRED') return leave(visit, order, true);
    return show(order, visit);
  };
}

/** The page as the merchant's redirect or the button opens it. */
export function openApproval(context: PayPalContext): Handler {
  return withOrder(context, (order, visit) => html(approvePage({ order, popup: popupOf(visit) })));
}

/** The buyer's decision: pay or cancel, and for one test address the answer to the bank's challenge. */
export function answerApproval(context: PayPalContext): Handler {
  return withOrder(context, (order, visit) => {
    const form = new URLSearchParams(visit.body.toString('utf8'));
    const decision = form.get('decision');
    const email = (form.get('email') ?? '').trim().slice(0, 254);
    const shown = { order, popup: popupOf(visit) };
    if (decision === 'cancel') return leave(visit, order, false);
    if (!ADDRESS.test(email)) return html(approvePage(shown, email || ' '));
    const asked = caseOf({ email }) === 'challenge';
    if (asked && decision === 'pay') return html(bankPage(shown, email));
    return agree(context, visit, order, email, asked && decision === 'refuse');
  });
}
