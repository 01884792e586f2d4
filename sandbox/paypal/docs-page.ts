import { escapeHtml, sandboxPage } from '../http/page.ts';
import { TEST_PAYMENT_METHODS, type TestCase } from '../payments/test-payment-methods.ts';
import { FUNDING_CASES } from './funding.ts';

const OTHERS: readonly (readonly [TestCase, string])[] = [
  ['success', 'Paid, as any other invented address is'],
  ['challenge', 'The bank asks; “no” is processor code 7710'],
  ['pending', 'Waits, paid by notification after three seconds'],
  ['refused_later', 'Paid now; a renewal is declined with 5120'],
  ['retry', 'The capture itself is refused: INSTRUMENT_DECLINED'],
];

const addressOf = (name: string) =>
  TEST_PAYMENT_METHODS.find((testMethod) => testMethod.case === name)?.email ?? name;

/** Test buyers by address, and how to control the stand-in. */
export function docsPage(): string {
  const declined = FUNDING_CASES.map(([name, code]) => [name, `Processor code ${code}`] as const);
  const rows = [...OTHERS, ...declined]
    .map(
      ([name, what]) =>
        `<tr><td><code>${escapeHtml(addressOf(name))}@example.test</code></td><td>${escapeHtml(what)}</td></tr>`,
    )
    .join('');
  return sandboxPage({
    title: 'PayPal',
    body: `<h1>PayPal buyers</h1>
<p class="note">The address typed on the approval page decides. No account works here, and no money moves.</p>
<div class="sheet scroll"><table><tr><th>Address</th><th>What happens</th></tr>${rows}</table></div>
<h2>For tests</h2>
<div class="sheet"><pre>POST /control               {"faults":[{"provider":"paypal","operation":"capture","kind":"lost_answer"}]}
POST /paypal/webhook/dispute   {"reference":"…","stage":"CHARGEBACK","disputeId":"…","outcome":"RESOLVED_SELLER_FAVOUR"}
GET  /paypal/log.json?reference=…    GET /paypal/orders.json?reference=…    GET /paypal/webhooks.json?reference=…</pre></div>`,
  });
}
