import { document } from '../../http/page.ts';
import { NO_BRAND_MARK } from './brand-marks.ts';
import { fieldsCopy } from './copy.ts';
import { FIELDS_STYLE } from './style.ts';

interface Field {
  readonly id: string;
  readonly label: string;
  readonly attributes: string;
  readonly mark?: string;
  readonly wide?: boolean;
}

function field({ id, label, attributes, mark = '', wide = false }: Field): string {
  return `<div class="${wide ? 'wide' : ''}"><label for="${id}">${label}</label>
<div class="box"><input id="${id}" name="${id}" type="text" inputmode="numeric" spellcheck="false" autocorrect="off" required
aria-describedby="${id}-error" ${attributes}>${mark}</div><p class="error" id="${id}-error" aria-live="polite"></p></div>`;
}

/** The card fields in their own document; `client.ts` gives them life. */
export function fieldsPage(locale: string | null): string {
  const { lang, copy } = fieldsCopy(locale);
  return document({
    title: copy.number,
    lang,
    style: FIELDS_STYLE,
    body: `<form id="card" novalidate>
${field({ id: 'number', label: copy.number, wide: true, mark: `<span id="brand">${NO_BRAND_MARK}</span>`, attributes: 'autocomplete="cc-number" maxlength="23" placeholder="0000 0000 0000 0000"' })}
${field({ id: 'expiry', label: copy.expiry, attributes: `autocomplete="cc-exp" maxlength="5" placeholder="${copy.expiryHint}"` })}
${field({ id: 'cvc', label: copy.cvc, attributes: `autocomplete="cc-csc" maxlength="3" placeholder="${copy.cvcHint}"` })}
</form>
<script type="module" src="/adyen/fields.js"></script>`,
  });
}
