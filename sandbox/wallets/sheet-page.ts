import { document, escapeHtml } from '../http/page.ts';
import { cardsFor, NETWORK_NAMES, type WalletCard } from './cards.ts';
import type { WalletName } from './seal.ts';
import { sheetCopy, type SheetCopy } from './sheet-copy.ts';
import { SHEET_STYLE } from './sheet-style.ts';

const TITLES: Readonly<Record<WalletName, string>> = {
  googlepay: 'Google Pay',
  applepay: 'Apple Pay',
};

const list = (text: string | null) => (text ?? '').split(',').filter((one) => one !== '');

function radio(name: string, value: string, label: string, more: string, checked: boolean): string {
  return `<label class="row"><input type="radio" name="${name}" value="${escapeHtml(value)}"${checked ? ' checked' : ''}>${escapeHtml(label)}<span>${escapeHtml(more)}</span></label>`;
}

function cardChoice(cards: readonly WalletCard[], copy: SheetCopy): string {
  const rows = cards
    .filter(({ refusal }) => refusal === '')
    .map(({ id, network, number }, index) =>
      radio('card', id, NETWORK_NAMES[network], `•••• ${number.slice(-4)}`, index === 0),
    );
  const refused = cards
    .filter(({ refusal }) => refusal !== '')
    .map(({ id, refusal, later }) => {
      const label = later ? `${refusal} (${copy.later})` : refusal;
      return `<option value="${id}">${escapeHtml(label)}</option>`;
    });
  return `<fieldset><legend>${copy.card}</legend>${rows.join('')}</fieldset>
<div><label class="label" for="refused">${copy.others}</label>
<select id="refused" name="refused"><option value="">${copy.othersNone}</option>${refused.join('')}</select></div>`;
}

/** Google's wallet offers two authentication methods, and the merchant says which it accepts; Apple's has only one. */
function assuranceChoice(methods: readonly string[], copy: SheetCopy): string {
  const offered = (['pan_only', 'cryptogram'] as const).filter((method) =>
    methods.some((taken) => taken.toLowerCase().startsWith(method)),
  );
  if (offered.length === 0) return '';
  const rows = offered.map((method, index) =>
    radio('assurance', method, copy[method], '', index === 0),
  );
  return `<fieldset><legend>${copy.where}</legend>${rows.join('')}</fieldset>`;
}

/** The sheet for the parameters in the URL; its script enables the buttons. */
export function sheetPage(wallet: WalletName, asked: URLSearchParams, session: string): string {
  const { lang, copy } = sheetCopy(asked.get('lang'));
  const cards = cardsFor(wallet, list(asked.get('networks')));
  const currency = /^[A-Z]{3}$/.exec(asked.get('currency') ?? '')?.[0] ?? 'EUR';
  const total = new Intl.NumberFormat(lang, { style: 'currency', currency });
  const body = `<main><header><b>${TITLES[wallet]}</b><h1>${copy.to} ${escapeHtml(asked.get('merchant') ?? '')}</h1></header>
<form id="sheet" data-wallet="${wallet}" data-session="${escapeHtml(session)}" data-wait="${copy.wait}" data-sending="${copy.sending}" data-done="${copy.done}" data-failed="${copy.failed}">
${cardChoice(cards, copy)}${assuranceChoice(list(asked.get('methods')), copy)}
<div class="total"><span>${copy.to} ${escapeHtml(asked.get('merchant') ?? '')}</span><strong>${escapeHtml(total.format(Number(asked.get('total'))))}</strong></div>
<p id="status" role="status"></p>
<button class="yes" type="submit" disabled>${copy.pay[wallet]}</button>
<button class="no" type="button" id="cancel" disabled>${copy.cancel}</button>
</form><footer>${copy.note}</footer></main>
<script type="module" src="/wallets/sheet.ts"></script>`;
  const page = document({ title: TITLES[wallet], lang, style: SHEET_STYLE, body });
  return page.replace('<html ', `<html data-wallet="${wallet}" `);
}
