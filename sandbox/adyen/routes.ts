import { html, json } from '../http/answer.ts';
import { route, type Route } from '../http/router.ts';
import type {
  DetailsRequest,
  MethodsRequest,
  ModificationRequest,
  PaymentRequest,
  StoreRequest,
} from './api-types.ts';
import { answerChallenge, openChallenge } from './challenge.ts';
import type { AdyenContext } from './context.ts';
import { paymentDetails } from './details.ts';
import { dispute } from './dispute.ts';
import { docsPage } from './docs-page.ts';
import { endpoint } from './endpoint.ts';
import { makePayment } from './make-payment.ts';
import { addStored, listStored, paymentMethods, removeStored } from './methods.ts';
import { CANCEL, CAPTURE, modify, REFUND } from './modify.ts';
import { nativeRoutes } from './native/routes.ts';
import { securedFieldsRoutes } from './secured-fields/routes.ts';
import type { Payment } from './state.ts';

const BASE = '/adyen/v72';

function apiRoutes(context: AdyenContext): Route[] {
  const modifications = [
    { ...REFUND, schema: 'PaymentRefund' },
    { ...CAPTURE, schema: 'PaymentCapture' },
    { ...CANCEL, schema: 'PaymentCancel' },
  ].map(({ schema, ...modification }) =>
    route(
      'POST',
      `${BASE}/payments/:psp/${modification.operation}`,
      endpoint<ModificationRequest>(context, {
        name: modification.operation,
        request: `${schema}Request`,
        response: `${schema}Response`,
        status: 201,
        run: modify(modification),
      }),
    ),
  );
  const payments = endpoint<PaymentRequest>(context, {
    name: 'payments',
    request: 'PaymentRequest',
    response: 'PaymentResponse',
    status: 200,
    run: makePayment,
  });
  const details = endpoint<DetailsRequest>(context, {
    name: 'details',
    request: 'PaymentDetailsRequest',
    response: 'PaymentDetailsResponse',
    status: 200,
    run: paymentDetails,
  });
  return [
    route('POST', `${BASE}/payments`, payments),
    route('POST', `${BASE}/payments/details`, details),
    ...modifications,
    ...methodRoutes(context),
  ];
}

function methodRoutes(context: AdyenContext): Route[] {
  const methods = endpoint<MethodsRequest>(context, {
    name: 'paymentMethods',
    request: 'PaymentMethodsRequest',
    response: 'PaymentMethodsResponse',
    status: 200,
    run: paymentMethods,
  });
  const name = 'storedPaymentMethods';
  const list = endpoint(context, {
    name,
    response: 'ListStoredPaymentMethodsResponse',
    status: 200,
    run: listStored,
  });
  const add = endpoint<StoreRequest>(context, {
    name,
    request: 'StoredPaymentMethodRequest',
    response: 'StoredPaymentMethodResource',
    status: 201,
    run: addStored,
  });
  const remove = endpoint(context, { name, status: 204, run: removeStored });
  return [
    route('POST', `${BASE}/paymentMethods`, methods),
    route('GET', `${BASE}/storedPaymentMethods`, list),
    route('POST', `${BASE}/storedPaymentMethods`, add),
    route('DELETE', `${BASE}/storedPaymentMethods/:id`, remove),
  ];
}

function presentPayment(payment: Payment) {
  const { pspReference, request, status, amount, captured, refunded, authenticated, refusal } =
    payment;
  const { merchantAccount, reference, shopperReference } = request;
  return {
    pspReference,
    merchantAccount,
    reference,
    shopperReference,
    status,
    amount,
    captured,
    refunded,
    authenticated,
    refusalReasonCode: refusal?.code ?? null,
  };
}

/** The card API, the issuer's page, the card fields, and the views that tests read. */
export function adyenRoutes(context: AdyenContext): Route[] {
  const wanted = (url: URL) => url.searchParams.get('reference');
  return [
    ...apiRoutes(context),
    ...securedFieldsRoutes(context.cardKey.shown),
    ...nativeRoutes(context),
    route('GET', '/adyen/3ds/challenge/:id', openChallenge(context)),
    route('POST', '/adyen/3ds/challenge/:id', openChallenge(context)),
    route('POST', '/adyen/3ds/challenge/:id/answer', answerChallenge(context)),
    route('GET', '/adyen', () => html(docsPage())),
    route('POST', '/adyen/webhook/dispute', dispute(context)),
    route('GET', '/adyen/log.json', ({ url }) => json(context.log.list(wanted(url)))),
    route('GET', '/adyen/payments.json', ({ url }) => {
      const all = [...context.state.payments.values()].map(presentPayment);
      const reference = wanted(url);
      return json(
        reference === null ? all : all.filter((payment) => payment.reference === reference),
      );
    }),
    route('GET', '/adyen/webhooks.json', ({ url }) =>
      json(context.webhooks.deliveries(wanted(url))),
    ),
  ];
}
