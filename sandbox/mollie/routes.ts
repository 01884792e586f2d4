import { html, json } from '../http/answer.ts';
import { route, type Route, type Visit } from '../http/router.ts';
import type { PaymentRequest, RefundRequest } from './api-types.ts';
import { chargeBack } from './chargeback.ts';
import { answerCheckout, openCheckout } from './checkout.ts';
import type { MollieContext } from './context.ts';
import {
  createCustomer,
  listPayments,
  readMandate,
  revokeMandate,
  type CustomerRequest,
} from './customers.ts';
import { docsPage } from './docs-page.ts';
import { endpoint } from './endpoint.ts';
import { createPayment, readPayment } from './payments.ts';
import { describePayment } from './present-payment.ts';
import { refundPayment } from './refunds.ts';
import { referenceOf } from './state.ts';

const BASE = '/mollie';
const API = `${BASE}/v2`;

function paymentRoutes(context: MollieContext): Route[] {
  const at = (_: unknown, { params }: Visit) => {
    const payment = context.state.payments.get(params['id'] ?? '');
    return payment && referenceOf(payment.request.metadata);
  };
  const create = endpoint<PaymentRequest>(context, {
    name: 'payments',
    request: 'PaymentRequest',
    status: 201,
    referenceOf: ({ metadata }) => referenceOf(metadata),
    run: (body) => createPayment(context, body),
  });
  const read = endpoint(context, {
    name: 'lookup',
    status: 200,
    referenceOf: at,
    run: (_, visit) => readPayment(context, visit),
  });
  const refund = endpoint<RefundRequest>(context, {
    name: 'refunds',
    request: 'RefundRequest',
    status: 201,
    referenceOf: at,
    run: (body, visit) => refundPayment(context, body, visit),
  });
  return [
    route('POST', `${API}/payments`, create),
    route('GET', `${API}/payments/:id`, read),
    route('POST', `${API}/payments/:id/refunds`, refund),
  ];
}

function customerRoutes(context: MollieContext): Route[] {
  const noReference = { referenceOf: () => undefined };
  const create = endpoint<CustomerRequest>(context, {
    name: 'customers',
    request: 'EntityCustomer',
    status: 201,
    ...noReference,
    run: (body) => createCustomer(context, body),
  });
  const list = endpoint(context, {
    name: 'lookup',
    status: 200,
    ...noReference,
    run: (_, visit) => listPayments(context, visit),
  });
  const read = endpoint(context, {
    name: 'lookup',
    status: 200,
    ...noReference,
    run: (_, visit) => readMandate(context, visit),
  });
  const revoke = endpoint(context, {
    name: 'mandates',
    status: 204,
    ...noReference,
    run: (_, visit) => {
      revokeMandate(context, visit);
    },
  });
  return [
    route('POST', `${API}/customers`, create),
    route('GET', `${API}/customers/:customer/payments`, list),
    route('GET', `${API}/customers/:customer/mandates/:mandate`, read),
    route('DELETE', `${API}/customers/:customer/mandates/:mandate`, revoke),
  ];
}

/** The provider's API, its checkout page, and the views that tests read. */
export function mollieRoutes(context: MollieContext): Route[] {
  const wanted = (url: URL) => url.searchParams.get('reference');
  return [
    ...paymentRoutes(context),
    ...customerRoutes(context),
    route('GET', `${BASE}/checkout/:id`, openCheckout(context)),
    route('POST', `${BASE}/checkout/:id`, answerCheckout(context)),
    route('GET', BASE, () => html(docsPage())),
    route('POST', `${BASE}/webhook/chargeback`, chargeBack(context)),
    route('GET', `${BASE}/log.json`, ({ url }) => json(context.log.list(wanted(url)))),
    route('GET', `${BASE}/payments.json`, ({ url }) => {
      const reference = wanted(url);
      const all = [...context.state.payments.values()].map(describePayment);
      return json(reference === null ? all : all.filter((one) => one.reference === reference));
    }),
    route('GET', `${BASE}/webhooks.json`, ({ url }) => {
      const sent = context.outbox.sentBy('mollie', wanted(url));
      return json(
        sent.map(({ id, operation, about, body, state, attempts, lastAnswer }) => ({
          id,
          operation,
          ...about,
          body,
          state,
          attempts,
          lastAnswer,
        })),
      );
    }),
  ];
}
