import { document, escapeHtml } from '../http/page.ts';
import { bankMessages } from '../payments/bank-messages.ts';
import { hostedCopy, type HostedCopy } from './hosted-copy.ts';
import type { HostedPayment } from './hosted-payment.ts';
import { hostedStyle, type HostedColours } from './hosted-style.ts';
import type { CardField } from './typed-card.ts';

/** Name, base URL and colours of the provider's pages. */
export interface HostedProvider {
  readonly name: string;
  readonly base: string;
  readonly colours: HostedColours;
}

function summary(payment: HostedPayment, lang: string, copy: HostedCopy): string {
  const { merchant, order, amountMinor, currency } = payment;
  const sum = new Intl.NumberFormat(lang, { style: 'currency', currency });
  const rows: readonly (readonly [string, string, string])[] = [
    [copy.merchant, merchant, ''],
    [copy.order, order, ''],
    [copy.amount, sum.format(amountMinor / 100), 'sum'],
  ];
  const lines = rows.map(
    ([name, value, kind]) =>
      `<div class="${kind}"><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl>${lines.join('')}</dl>`;
}

function page(
  provider: HostedProvider,
  payment: HostedPayment,
  inside: (copy: HostedCopy, lang: string) => string,
): string {
  const { lang, copy } = hostedCopy(payment.locale);
  const body = `<main><div class="provider">${provider.name}<span>3-D Secure</span></div>${inside(copy, lang)}<footer>${copy.note}</footer></main>`;
  return document({ title: copy.title, lang, style: hostedStyle(provider.colours), body });
}

const FIELDS: readonly (readonly [CardField, string, string])[] = [
  ['number', 'whole', 'inputmode="numeric" autocomplete="cc-number" autofocus'],
  ['expiry', '', 'inputmode="numeric" autocomplete="cc-exp"'],
  ['code', '', 'inputmode="numeric" autocomplete="cc-csc"'],
  ['holder', 'whole', 'autocomplete="cc-name"'],
];

/** The card form; invalid fields are marked, and their values are never repeated. */
export function cardPage(
  provider: HostedProvider,
  payment: HostedPayment,
  faults: readonly CardField[] = [],
): string {
  const id = encodeURIComponent(payment.id);
  return page(provider, payment, (copy, lang) => {
    const fields = FIELDS.map(([name, place, attributes]) => {
      const wrong = faults.includes(name) ? ' aria-invalid="true" aria-describedby="wrong"' : '';
      const shape = name === 'expiry' ? ` placeholder="${copy.months}"` : '';
      return `<div class="${place}"><label for="${name}">${copy[name]}</label><input id="${name}" name="${name}" ${attributes}${shape}${wrong}></div>`;
    });
    return `<form class="inside" method="post" action="${provider.base}/pay/${id}" novalidate>
<h1>${copy.title}</h1><p>${copy.lead}</p>${summary(payment, lang, copy)}
${faults.length > 0 ? `<p class="wrong" id="wrong" role="alert">${copy.wrong}</p>` : ''}
<div class="fields">${fields.join('')}</div>
<p class="hint">${copy.hint}</p>${payment.storesCard ? `<p class="hint">${copy.renewalConsent}</p>` : ''}
<div class="actions"><button class="yes" name="decision" value="pay">${copy.pay}</button>
<button class="no" name="decision" value="cancel">${copy.cancel}</button></div></form>`;
  });
}

/** The challenge page of the buyer's bank. */
export function bankPage(provider: HostedProvider, payment: HostedPayment): string {
  const id = encodeURIComponent(payment.id);
  return page(provider, payment, (copy, lang) => {
    const bank = bankMessages(lang);
    return `<form class="inside" method="post" action="${provider.base}/pay/${id}/bank">
<h1>${bank.title}</h1><p>${bank.lead}</p>${summary(payment, lang, copy)}
<div class="actions"><button class="yes" name="decision" value="confirm">${bank.confirm}</button>
<button class="no" name="decision" value="refuse">${bank.refuse}</button></div></form>`;
  });
}

/** Returns the browser to the merchant by submitting a form, as these providers do. */
export function backPage(
  provider: HostedProvider,
  payment: HostedPayment,
  target: string,
  fields: Readonly<Record<string, string>>,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return page(
    provider,
    payment,
    (copy) => `<form class="inside" id="back" method="post" action="${escapeHtml(target)}">
${inputs.join('')}<button class="yes">${copy.back}</button></form>
<script>document.getElementById('back').submit();</script>`,
  );
}

export function lostPage(provider: HostedProvider): string {
  return document({
    title: 'Nothing to pay',
    style: hostedStyle(provider.colours),
    body: `<main><div class="provider">${provider.name}</div><div class="inside"><h1>Nothing to pay</h1>
<p>This payment is unknown. Go back to the shop and start again.</p></div></main>`,
  });
}
