import { html, json } from '../http/answer.ts';
import { route, type Route } from '../http/router.ts';
import { sentView } from '../webhooks/sent-view.ts';
import { ownReference } from '../hosted/company-reference.ts';
import { chargeback } from './chargeback.ts';
import { PAID } from './codes.ts';
import type { TrustPayContext } from './context.ts';
import { docsPage } from './docs-page.ts';
import { CallError, endpoint } from './endpoint.ts';
import { pageRoutes } from './pages.ts';
import { presentPurchase, presentRefund } from './present.ts';
import { makePurchase } from './purchase.ts';
import { makeRefund } from './refund.ts';
import type { PurchaseForm, RefundForm } from './schema.ts';

const BASE = '/trustpay';

function apiRoutes(context: TrustPayContext): Route[] {
  const { purchases, refunds } = context.state;
  const referenceAt = (id = ''): string | undefined => {
    const purchase = purchases.get(id) ?? refunds.get(id)?.purchase;
    return purchase && ownReference(purchase.form.reference);
  };
  const purchase = endpoint<PurchaseForm>(context, {
    name: 'purchase',
    request: 'purchase',
    referenceOf: ({ reference }) => ownReference(reference),
    run: (form) => makePurchase(context, form),
  });
  const refund = endpoint<RefundForm>(context, {
    name: 'refund',
    request: 'refund',
    referenceOf: ({ instanceId }) => referenceAt(instanceId),
    run: (form) => makeRefund(context, form),
  });
  const instance = endpoint(context, {
    name: 'instance',
    referenceOf: (_, { params }) => referenceAt(params['id']),
    run: (_, { params }) => {
      const id = params['id'] ?? '';
      const bought = purchases.get(id);
      if (bought) return presentPurchase(context, bought);
      const back = refunds.get(id);
      if (!back) throw new CallError(404, '700.400.580');
      return presentRefund(back);
    },
  });
  return [
    route('POST', `${BASE}/api/v1/purchase`, purchase),
    route('POST', `${BASE}/api/v1/Refund`, refund),
    route('GET', `${BASE}/api/v1/instance/:id`, instance),
  ];
}

/** The provider's API, its pages, and the views that tests read. */
export function trustpayRoutes(context: TrustPayContext): Route[] {
  const wanted = (url: URL) => url.searchParams.get('reference');
  return [
    ...apiRoutes(context),
    ...pageRoutes(context),
    route('GET', BASE, () => html(docsPage())),
    route('POST', `${BASE}/webhook/chargeback`, chargeback(context)),
    route('GET', `${BASE}/log.json`, ({ url }) => json(context.log.list(wanted(url)))),
    route('GET', `${BASE}/payments.json`, ({ url }) => {
      const all = [...context.state.purchases.values()].map((purchase) => ({
        instanceId: purchase.id,
        reference: ownReference(purchase.form.reference),
        code: purchase.code,
        chargedMinor: purchase.code === PAID ? purchase.amountMinor : 0,
        refundedMinor: purchase.refundedMinor,
      }));
      const reference = wanted(url);
      return json(reference === null ? all : all.filter((one) => one.reference === reference));
    }),
    route('GET', `${BASE}/webhooks.json`, sentView(context.outbox, 'trustpay')),
  ];
}
