import { escapeHtml, sandboxPage } from '../http/page.ts';
import { TEST_PAYMENT_METHODS, type TestCase } from '../payments/test-payment-methods.ts';

interface TestCardsPage {
  readonly title: string;
  /** Case and code of each card that is refused. */
  readonly declined: readonly (readonly [string, string])[];
  readonly steering: string;
}

const OTHERS: readonly (readonly [TestCase, string])[] = [
  ['success', 'Paid, as any other valid card is; nobody is asked'],
  ['challenge', 'The bank asks; yes pays, no refuses'],
  ['frictionless', 'Paid and authenticated without a question'],
  ['pending', 'Waits, paid by notification after three seconds'],
  ['refused_later', 'Paid now; a renewal is refused'],
];

/** The test cards of a provider's own page, and how to control its stand-in. */
export function testCardsPage({ title, declined, steering }: TestCardsPage): string {
  const coded = declined.map(([name, code]) => [name, `Refused with ${code}`] as const);
  const rows = [...OTHERS, ...coded].map(([name, what]) => {
    const testMethod = TEST_PAYMENT_METHODS.find((one) => one.case === name);
    return `<tr><td><code>${testMethod?.number ?? ''}</code></td><td><code>${testMethod?.name ?? ''}</code></td><td>${escapeHtml(what)}</td></tr>`;
  });
  return sandboxPage({
    title,
    body: `<h1>${title} cards</h1>
<p class="note">Typed on the provider’s own page, with any expiry to come and a code of three digits. The number decides, or the name on the card. No money moves.</p>
<div class="sheet scroll"><table><tr><th>Number</th><th>or name</th><th>What happens</th></tr>${rows.join('')}</table></div>
<h2>For tests</h2>
<div class="sheet"><pre>${escapeHtml(steering)}</pre></div>`,
  });
}
