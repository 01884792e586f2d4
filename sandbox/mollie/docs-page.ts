import { escapeHtml, sandboxPage } from '../http/page.ts';
import { checkoutCopy } from './checkout-copy.ts';
import { ENDINGS, FAILURES } from './endings.ts';

/** The possible endings of a payment on the checkout page, and how to control the stand-in. */
export function docsPage(): string {
  const { ending, reason } = checkoutCopy('en_GB').copy;
  const row = (name: string, what: string) =>
    `<tr><td><code>${name}</code></td><td>${escapeHtml(what)}</td></tr>`;
  return sandboxPage({
    title: 'Mollie',
    body: `<h1>Mollie checkout</h1>
<p class="note">The checkout page asks how the payment shall end. No card is typed here, and no money moves.</p>
<div class="sheet scroll"><table><tr><th>Ending</th><th>What happens</th></tr>${ENDINGS.map((name) => row(name, ending[name].join(': '))).join('')}</table></div>
<h2>Reasons of a failure</h2>
<div class="sheet scroll"><table>${FAILURES.map((name) => row(name, reason[name])).join('')}</table></div>
<h2>For tests</h2>
<div class="sheet"><pre>POST /control                      {"faults":[{"provider":"mollie","operation":"payments","kind":"lost_answer"}]}
POST /mollie/webhook/chargeback    {"reference":"…","reversed":true}
GET  /mollie/log.json?reference=…      GET /mollie/payments.json?reference=…      GET /mollie/webhooks.json?reference=…</pre></div>`,
  });
}
