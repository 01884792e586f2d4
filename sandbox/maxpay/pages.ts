import { html, seeOther } from '../http/answer.ts';
import { route, type Route } from '../http/router.ts';
import { lostPage } from '../hosted/hosted-pages.ts';
import { hostedRoutes, type HostedPages } from '../hosted/hosted-routes.ts';
import { ownReference } from '../hosted/company-reference.ts';
import type { MaxpayContext } from './context.ts';
import { decide } from './settle.ts';
import { byReference, type Transaction } from './state.ts';

const PROVIDER = {
  name: 'Maxgate',
  base: '/maxpay',
  colours: { light: '#8a3d12', dark: '#ffb58a' },
};

function shown({ reference, form, amountMinor, currency, isOpen }: Transaction) {
  return {
    id: reference,
    amountMinor,
    currency,
    open: isOpen,
    merchant: form['descriptor'] ?? 'Merchant',
    order: ownReference(form.transaction_unique_id ?? ''),
    locale: form['lang'] ?? 'en',
    storesCard: form['cof_type'] === 'initial',
  };
}

/** The browser's pages: redirect, card form, bank challenge. */
export function pageRoutes(context: MaxpayContext): Route[] {
  const { state } = context;
  const known = (reference: string): Transaction => {
    const sale = byReference(state, reference);
    if (!sale) throw new Error(`no sale ${reference}`);
    return sale;
  };
  const pages: HostedPages = {
    ...PROVIDER,
    find: (reference) => {
      const sale = byReference(state, reference);
      return sale?.form.transaction_type === 'SALE3D' ? shown(sale) : undefined;
    },
    decide: (reference, decision) => decide(context, known(reference), decision),
    back: (reference) => ({
      target: known(reference).form.redirect_url ?? '',
      fields: { reference },
    }),
  };
  return [
    route('GET', '/maxpay/redirect', ({ url }) => {
      const pareq = url.searchParams.get('pareq');
      const sale = [...state.transactions.values()].find((one) => one.pareq === pareq);
      return sale
        ? seeOther(`/maxpay/pay/${encodeURIComponent(sale.reference)}`)
        : html(lostPage(PROVIDER), {}, 404);
    }),
    ...hostedRoutes(pages),
  ];
}
