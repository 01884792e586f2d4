import { document, escapeHtml } from '../http/page.ts';
import { bankMessages } from '../payments/bank-messages.ts';
import { approveCopy, type ApproveCopy } from './approve-copy.ts';
import { APPROVE_STYLE } from './approve-style.ts';
import { minorOf } from './money.ts';
import { companyOf, type Order } from './state.ts';

interface Shown {
  readonly order: Order;
  /** Origin of the page whose script opened this page as a popup, which receives the result; else null. */
  readonly popup: string | null;
}

const localeOf = ({ request }: Order) => request.payment_source?.paypal?.experience_context?.locale;

function summary(order: Order, lang: string, copy: ApproveCopy): string {
  const unit = order.request.purchase_units[0];
  if (!unit) return '';
  const { currency_code: currency } = unit.amount;
  const sum = new Intl.NumberFormat(lang, { style: 'currency', currency });
  const rows: readonly (readonly [string, string, string])[] = [
    [copy.merchant, unit.soft_descriptor ?? companyOf(order), ''],
    [copy.what, unit.description ?? order.id, ''],
    [copy.amount, sum.format(minorOf(unit.amount) / 100), 'sum'],
  ];
  return rows
    .map(
      ([name, value, kind]) =>
        `<div class="${kind}"><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
    )
    .join('');
}

function form({ order, popup }: Shown, inside: string): string {
  const query = popup === null ? '' : `?popup=${encodeURIComponent(popup)}`;
  return `<form class="inside" method="post" action="/paypal/approve/${order.id}${query}" novalidate>${inside}</form>`;
}

function page(order: Order, inside: (copy: ApproveCopy, lang: string) => string): string {
  const { lang, copy } = approveCopy(localeOf(order));
  const body = `<main><div class="wallet"><b>Sandpay</b><span>PayPal</span></div>${inside(copy, lang)}<footer>${copy.note}</footer></main>`;
  return document({ title: copy.title, lang, style: APPROVE_STYLE, body });
}

/** The payment, the buyer's address, and the two choices: pay or cancel. */
export function approvePage(shown: Shown, wrong = ''): string {
  const { order } = shown;
  const isVaulted = order.request.payment_source?.paypal?.attributes?.vault !== undefined;
  return page(order, (copy, lang) =>
    form(
      shown,
      `<h1>${copy.title}</h1><p>${copy.lead}</p><dl>${summary(order, lang, copy)}</dl>
<label for="email">${copy.email}</label>
<input id="email" name="email" type="email" autocomplete="off" autofocus value="${escapeHtml(wrong)}" aria-describedby="hint${wrong ? ' wrong' : ''}"${wrong ? ' aria-invalid="true"' : ''}>
${wrong ? `<p class="wrong" id="wrong" role="alert">${copy.wrong}</p>` : ''}
<p class="hint" id="hint">${copy.hint}</p>${isVaulted ? `<p class="hint">${copy.renewalConsent}</p>` : ''}
<div class="actions"><button class="yes" name="decision" value="pay">${copy.pay}</button>
<button class="no" name="decision" value="cancel">${copy.cancel}</button></div>`,
    ),
  );
}

/** The challenge page of the buyer's bank, for the test address that requires it. */
export function bankPage(shown: Shown, email: string): string {
  return page(shown.order, (copy, lang) => {
    const bank = bankMessages(lang);
    return form(
      shown,
      `<h1>${bank.title}</h1><p>${bank.lead}</p><dl>${summary(shown.order, lang, copy)}</dl>
<input type="hidden" name="email" value="${escapeHtml(email)}">
<div class="actions"><button class="yes" name="decision" value="confirm">${bank.confirm}</button>
<button class="no" name="decision" value="refuse">${bank.refuse}</button></div>`,
    );
  });
}

/** Posts the result to the page that opened the popup, and closes the popup. */
export function closingPage(opener: string, result: Readonly<Record<string, string>>): string {
  const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const message = asScript({ wallet: 'done', ...result });
  return document({
    title: 'Sandpay',
    style: APPROVE_STYLE,
    body: `<script>
if (window.opener) window.opener.postMessage(${message}, ${asScript(opener)});
window.close();
</script>`,
  });
}

export function lostApprovePage(): string {
  return document({
    title: 'Nothing to pay',
    style: APPROVE_STYLE,
    body: `<main><div class="wallet"><b>Sandpay</b></div><div class="inside"><h1>Nothing to pay</h1>
<p>This order is unknown or was decided already. Go back to the shop.</p></div></main>`,
  });
}
