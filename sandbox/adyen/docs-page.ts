import { escapeHtml, sandboxPage } from '../http/page.ts';
import { refusedCard, refusedLaterCard, TEST_CARDS } from './cards.ts';
import { groupNumber } from './fields/card-rules.ts';
import { REFUSALS } from './refusals.ts';

const AUTHENTICATION = {
  none: 'Authorised at once; with the page where the merchant insists, as for a card check',
  challenge: '3-D Secure page, password “password”',
  native: '3-D Secure inside the merchant’s page where that is preferred, password “password”',
  frictionless: 'Authenticated without a page',
  not_enrolled: 'Authorised at once, never authenticated',
} as const;

const shown = (number: string) => `<code>${groupNumber(number)}</code>`;

/** Test cards and names, and how to control the stand-in. */
export function docsPage(): string {
  const cards = TEST_CARDS.map(
    ({ number, label, authentication }) =>
      `<tr><td>${shown(number)}</td><td>${label}</td><td>${AUTHENTICATION[authentication]}</td></tr>`,
  ).join('');
  const refusals = REFUSALS.map(
    ({ code, reason, holder }) =>
      `<tr><td>${code}</td><td>${escapeHtml(reason)}</td><td><code>${holder}</code></td><td>${shown(refusedCard(code))}</td><td>${shown(refusedLaterCard(code))}</td></tr>`,
  ).join('');
  return sandboxPage({
    title: 'Cards',
    body: `<h1>Test cards</h1>
<p class="note">Expiry 03/30 and security code 737 (American Express 7373). Another code is refused with reason 24, a past
date with reason 6. No real card works here.</p>
<div class="sheet scroll"><table><tr><th>Number</th><th>Brand</th><th>What happens</th></tr>${cards}</table></div>
<h2>Refusals</h2>
<p class="note">Use the word as first or last name of the holder, or one of the numbers. The last column is authorised while the
shopper is there and refused when its token is charged later, as a renewal is. The name <code>PENDING</code> waits for the bank and is
confirmed by notification after three seconds, <code>PENDING_REFUSED</code> is refused then. <code>INVALID_EXPIRY_MONTH</code> and
<code>INVALID_EXPIRY_YEAR</code> have the call refused with 140 and 141, as a wrong date is.</p>
<div class="sheet scroll"><table><tr><th>Code</th><th>Reason</th><th>Name</th><th>Always refused</th><th>Refused later</th></tr>${refusals}</table></div>
<h2>For tests</h2>
<div class="sheet"><pre>POST /control            {"faults":[{"provider":"adyen","operation":"payments","kind":"lost_answer","times":1}]}
POST /control            {"webhooks":{"url":"http://127.0.0.1:3000/api/webhooks/{provider}?c={company}"}}
POST /control            {"tokens":{"TOKEN":"12"}}      a stored card is refused so from now on; null takes it back
POST /control/reset
POST /adyen/webhook/dispute   {"reference":"…","eventCode":"CHARGEBACK"}
GET  /adyen/log.json?reference=…    GET /adyen/payments.json?reference=…    GET /adyen/webhooks.json?reference=…</pre></div>`,
  });
}
