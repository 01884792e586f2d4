import { html, seeOther } from '../http/answer.ts';
import { LOCAL_ANCESTORS } from '../http/local-page.ts';
import { document } from '../http/page.ts';
import { route, type Route } from '../http/router.ts';
import { lostPage } from '../hosted/hosted-pages.ts';
import { hostedRoutes, type HostedPages } from '../hosted/hosted-routes.ts';
import { ownReference } from '../hosted/company-reference.ts';
import type { TrustPayContext } from './context.ts';
import { decide } from './settle.ts';
import { type Purchase } from './state.ts';

const PROVIDER = {
  name: 'Trustbox',
  base: '/trustpay',
  colours: { light: '#0d6b57', dark: '#74d6bd' },
};

function shown({ id, form, amountMinor, currency, isOpen }: Purchase) {
  return {
    id,
    amountMinor,
    currency,
    open: isOpen,
    merchant: form['descriptor'] ?? 'Merchant',
    order: ownReference(form.reference),
    locale: form['browser[language]'] ?? 'en',
    storesCard: form['browser[paymentType]'] === 'RecurringInitial',
  };
}

/** The browser's pages: hidden frame, redirect form, card form, bank challenge. */
export function pageRoutes(context: TrustPayContext): Route[] {
  const { purchases } = context.state;
  const known = (id: string): Purchase => {
    const purchase = purchases.get(id);
    if (!purchase) throw new Error(`no purchase ${id}`);
    return purchase;
  };
  const pages: HostedPages = {
    ...PROVIDER,
    find: (id) => {
      const purchase = purchases.get(id);
      return purchase && shown(purchase);
    },
    decide: (id, decision) => decide(context, known(id), decision),
    back: (id) => ({ target: known(id).form.redirectUrl ?? '', fields: { instanceId: id } }),
  };
  return [
    // The page in which the bank would collect browser data before the challenge.
    route('GET', '/trustpay/method', () =>
      html(document({ title: PROVIDER.name, body: '' }), {
        'content-security-policy': `frame-ancestors ${LOCAL_ANCESTORS}`,
      }),
    ),
    route('POST', '/trustpay/redirect', ({ body }) => {
      const form = new URLSearchParams(body.toString('utf8'));
      const id = form.get('instanceId') ?? '';
      return purchases.get(id)?.token === form.get('token')
        ? seeOther(`/trustpay/pay/${encodeURIComponent(id)}`)
        : html(lostPage(PROVIDER), {}, 404);
    }),
    ...hostedRoutes(pages),
  ];
}
