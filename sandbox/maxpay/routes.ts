import { html, json } from '../http/answer.ts';
import { route, type Route } from '../http/router.ts';
import { sentView } from '../webhooks/sent-view.ts';
import { ownReference } from '../hosted/company-reference.ts';
import { chargeback } from './chargeback.ts';
import type { MaxpayContext } from './context.ts';
import { docsPage } from './docs-page.ts';
import { endpoint } from './endpoint.ts';
import { pageRoutes } from './pages.ts';
import { type Transaction } from './state.ts';

const BASE = '/maxpay';

const isSale = ({ form }: Transaction) => form.transaction_type.startsWith('SALE');

function describeSale(sale: Transaction) {
  const { reference: maxpayReference, form, status, code, amountMinor, refundedMinor } = sale;
  const reference = ownReference(form.transaction_unique_id ?? '');
  const chargedMinor = status === 'success' ? amountMinor : 0;
  return { maxpayReference, reference, status, code, chargedMinor, refundedMinor };
}

/** The provider's only call, its pages, and the views that tests read. */
export function maxpayRoutes(context: MaxpayContext): Route[] {
  const wanted = (url: URL) => url.searchParams.get('reference');
  return [
    route('POST', `${BASE}/api/cc`, endpoint(context)),
    ...pageRoutes(context),
    route('GET', BASE, () => html(docsPage())),
    route('POST', `${BASE}/webhook/chargeback`, chargeback(context)),
    route('GET', `${BASE}/log.json`, ({ url }) => json(context.log.list(wanted(url)))),
    route('GET', `${BASE}/payments.json`, ({ url }) => {
      const all = [...context.state.transactions.values()].filter(isSale).map(describeSale);
      const reference = wanted(url);
      return json(reference === null ? all : all.filter((one) => one.reference === reference));
    }),
    route('GET', `${BASE}/webhooks.json`, sentView(context.outbox, 'maxpay')),
  ];
}
