import { document, escapeHtml } from '../http/page.ts';
import { checkoutCopy } from './checkout-copy.ts';
import type { CheckoutCopy } from './copy/type.ts';
import { CHECKOUT_STYLE } from './checkout-style.ts';
import { centsIn } from './amount.ts';
import { ENDINGS, FAILURES } from './endings.ts';
import type { Payment } from './state.ts';

function choices({ ending }: CheckoutCopy): string {
  return ENDINGS.map((name, index) => {
    const [label, hint] = ending[name];
    const checked = index === 0 ? ' checked autofocus' : '';
    return `<label class="choice"><input type="radio" name="ending" value="${name}"${checked}><span>${label}</span><small>${hint}</small></label>`;
  }).join('');
}

function reasons({ reason }: CheckoutCopy): string {
  return FAILURES.map((name) => `<option value="${name}">${reason[name]}</option>`).join('');
}

/** The payment, and a choice of how it ends. */
export function checkoutPage({ id, request, amount }: Payment): string {
  const { lang, copy } = checkoutCopy(request.locale);
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency: amount.currency });
  const renewalNote = request.sequenceType === 'first' ? `<p>${copy.renewalConsent}</p>` : '';
  return document({
    title: copy.title,
    lang,
    style: CHECKOUT_STYLE,
    body: `<main><header><b>sandpay.checkout</b><span>Mollie</span></header>
<form class="inside" method="post" action="/mollie/checkout/${id}">
<h1>${money.format(centsIn(amount) / 100)}</h1><p>${escapeHtml(request.description)}</p>${renewalNote}
<fieldset><legend>${copy.legend}</legend>${choices(copy)}</fieldset>
<div class="reason"><label for="reason">${copy.why}</label><select id="reason" name="reason">${reasons(copy)}</select></div>
<button>${copy.go}</button>
</form><footer>${copy.note}</footer></main>`,
  });
}

export function lostCheckoutPage(): string {
  return document({
    title: 'Nothing to pay',
    style: CHECKOUT_STYLE,
    body: `<main><div class="inside"><h1>Nothing to pay</h1>
<p>This payment is unknown. Go back to the shop.</p></div></main>`,
  });
}
