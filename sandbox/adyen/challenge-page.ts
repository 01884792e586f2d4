import { document, escapeHtml } from '../http/page.ts';
import { challengeCopy, type ChallengeCopy } from './challenge-copy.ts';
import { CHALLENGE_STYLE, FRAMED_STYLE } from './challenge-style.ts';
import type { Challenge, Payment } from './state.ts';

const CREST = `<svg viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M3 11 14 4l11 7H3Z"/><path d="M7 14v6M12 14v6M16 14v6M21 14v6M3 24h22"/></svg>`;

function money({ amount }: Payment, lang: string): string {
  const format = new Intl.NumberFormat(lang, { style: 'currency', currency: amount.currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount.value / 10 ** digits);
}

function summary(payment: Payment, lang: string, copy: ChallengeCopy): string {
  const today = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date());
  const rows: readonly (readonly [string, string, string])[] = [
    [copy.merchant, payment.request.merchantAccount, ''],
    [copy.amount, money(payment, lang), 'sum'],
    [copy.card, `•••• ${payment.card.number.slice(-4)}`, ''],
    [copy.date, today, ''],
  ];
  return rows
    .map(
      ([name, value, kind]) =>
        `<div class="${kind}"><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
    )
    .join('');
}

interface Shown {
  /** Action URL of the form. */
  readonly answerAt: string;
  /** A browser does not allow autofocus inside a cross-origin frame. */
  readonly framed: boolean;
}

/** The issuer's page: the payment, a password field, confirm or refuse. */
export function challengePage(
  { payment, wrongAnswers }: Pick<Challenge, 'payment' | 'wrongAnswers'>,
  { answerAt, framed }: Shown,
): string {
  const { lang, copy } = challengeCopy(payment.request.shopperLocale);
  const wrong = wrongAnswers > 0;
  return document({
    title: copy.title,
    lang,
    style: CHALLENGE_STYLE + (framed ? FRAMED_STYLE : ''),
    body: `<main><div class="bank">${CREST}Sandbank<span>3-D Secure</span></div>
<form class="inside" method="post" action="${escapeHtml(answerAt)}" novalidate>
<h1>${copy.title}</h1><p>${copy.lead}</p>
<dl>${summary(payment, lang, copy)}</dl>
<label for="password">${copy.password}</label>
<input id="password" name="password" type="password" autocomplete="off"${framed ? '' : ' autofocus'} aria-describedby="hint${wrong ? ' wrong' : ''}"${wrong ? ' aria-invalid="true"' : ''}>
${wrong ? `<p class="wrong" id="wrong" role="alert">${copy.wrong}</p>` : ''}
<p class="hint" id="hint">${copy.hint}</p>
<div class="actions"><button class="yes" name="decision" value="confirm">${copy.confirm}</button>
<button class="no" name="decision" value="refuse">${copy.refuse}</button></div>
</form><footer>${copy.note}</footer></main>`,
  });
}

export function lostChallengePage(): string {
  return document({
    title: 'Nothing to confirm',
    style: CHALLENGE_STYLE,
    body: `<main><div class="bank">${CREST}Sandbank</div><div class="inside"><h1>Nothing to confirm</h1>
<p>This confirmation is unknown or no longer valid. Go back to the shop and start the payment again.</p></div></main>`,
  });
}

/** Returns to the merchant by form POST, which a merchant may request. */
export function returnPage(returnUrl: string, redirectResult: string): string {
  return document({
    title: 'Back to the shop',
    style: CHALLENGE_STYLE,
    body: `<main><form class="inside" id="back" method="post" action="${escapeHtml(returnUrl)}">
<input type="hidden" name="redirectResult" value="${escapeHtml(redirectResult)}">
<button class="yes">Back to the shop</button></form></main>
<script>document.getElementById('back').submit();</script>`,
  });
}
