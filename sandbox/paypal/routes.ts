import { html, json } from '../http/answer.ts';
import { route, type Route } from '../http/router.ts';
import { sentView } from '../webhooks/sent-view.ts';
import { grantAccess } from './access.ts';
import type { OrderRequest, RefundRequest } from './api-types.ts';
import { answerApproval, openApproval } from './approve.ts';
import type { PayPalContext } from './context.ts';
import { dispute } from './dispute.ts';
import { docsPage } from './docs-page.ts';
import { endpoint } from './endpoint.ts';
import { CERTIFICATE } from './notify.ts';
import { captureOrder, createOrder, readOrder } from './orders.ts';
import { describeOrder, presentCapture } from './present.ts';
import { capturedOf, readRefund, refundCapture } from './refunds.ts';
import { sdkRoutes } from './sdk/routes.ts';
import { referenceOf } from './state.ts';
import { deleteToken, readToken } from './tokens.ts';
import type { Visit } from '../http/router.ts';

const BASE = '/paypal';

/** The merchant's reference of the order in the URL, by the id of the order, its capture or its refund. */
function referenceAt({ state }: PayPalContext, { params }: Visit): string | undefined {
  const id = params['id'] ?? '';
  const order =
    state.orders.get(id) ??
    state.refunds.get(id)?.order ??
    [...state.orders.values()].find(({ capture }) => capture?.id === id);
  return order && referenceOf(order);
}

function orderRoutes(context: PayPalContext): Route[] {
  const at = (_: unknown, __: unknown, visit: Visit) => referenceAt(context, visit);
  const create = endpoint<OrderRequest>(context, {
    name: 'orders',
    request: 'orders#order_request',
    response: 'orders#order',
    status: 201,
    referenceOf: (_, body) => body.purchase_units[0]?.custom_id,
    run: createOrder,
  });
  const read = endpoint(context, {
    name: 'lookup',
    response: 'orders#order',
    status: 200,
    referenceOf: at,
    run: readOrder,
  });
  const capture = endpoint(context, {
    name: 'capture',
    request: 'orders#order_capture_request',
    response: 'orders#order',
    status: 201,
    referenceOf: at,
    run: captureOrder,
  });
  return [
    route('POST', `${BASE}/v2/checkout/orders`, create),
    route('GET', `${BASE}/v2/checkout/orders/:id`, read),
    route('POST', `${BASE}/v2/checkout/orders/:id/capture`, capture),
  ];
}

function moneyRoutes(context: PayPalContext): Route[] {
  const at = (_: unknown, __: unknown, visit: Visit) => referenceAt(context, visit);
  const refund = endpoint<RefundRequest>(context, {
    name: 'refunds',
    request: 'payments#refund_request',
    response: 'payments#refund',
    status: 201,
    referenceOf: at,
    run: refundCapture,
  });
  const readTaken = endpoint(context, {
    name: 'lookup',
    response: 'payments#capture-2',
    status: 200,
    referenceOf: at,
    run: (_, __, visit) => {
      const { order, capture } = capturedOf(context, visit);
      return presentCapture(order, capture);
    },
  });
  const readBack = endpoint(context, {
    name: 'lookup',
    response: 'payments#refund',
    status: 200,
    referenceOf: at,
    run: readRefund,
  });
  return [
    route('GET', `${BASE}/v2/payments/captures/:id`, readTaken),
    route('POST', `${BASE}/v2/payments/captures/:id/refund`, refund),
    route('GET', `${BASE}/v2/payments/refunds/:id`, readBack),
  ];
}

function vaultRoutes(context: PayPalContext): Route[] {
  const name = 'vault';
  const referenceOf = () => undefined;
  const response = 'vault#payment_token_response';
  const read = endpoint(context, { name, response, status: 200, referenceOf, run: readToken });
  const remove = endpoint(context, { name, status: 204, referenceOf, run: deleteToken });
  return [
    route('GET', `${BASE}/v3/vault/payment-tokens/:id`, read),
    route('DELETE', `${BASE}/v3/vault/payment-tokens/:id`, remove),
  ];
}

/** The wallet's API, its approval page, its script, and the views that tests read. */
export function paypalRoutes(context: PayPalContext): Route[] {
  const wanted = (url: URL) => url.searchParams.get('reference');
  return [
    route('POST', `${BASE}/v1/oauth2/token`, grantAccess(context)),
    ...orderRoutes(context),
    ...moneyRoutes(context),
    ...vaultRoutes(context),
    ...sdkRoutes(context.clientId),
    route('GET', `${BASE}/approve/:id`, openApproval(context)),
    route('POST', `${BASE}/approve/:id`, answerApproval(context)),
    route('GET', CERTIFICATE.path, () => ({
      status: 200,
      headers: { 'content-type': 'application/x-pem-file' },
      body: CERTIFICATE.pem,
    })),
    route('GET', BASE, () => html(docsPage())),
    route('POST', `${BASE}/webhook/dispute`, dispute(context)),
    route('GET', `${BASE}/log.json`, ({ url }) => json(context.log.list(wanted(url)))),
    route('GET', `${BASE}/orders.json`, ({ url }) => {
      const reference = wanted(url);
      const all = [...context.state.orders.values()].map(describeOrder);
      return json(reference === null ? all : all.filter((one) => one.reference === reference));
    }),
    route('GET', `${BASE}/webhooks.json`, sentView(context.outbox, 'paypal')),
  ];
}
