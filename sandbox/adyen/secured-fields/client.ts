import {
  brandFromScheme,
  brandOf,
  digitsOf,
  schemeFromBrand,
  type CardBrand,
} from '../fields/card-rules.ts';
import { createBinNews } from './bin-news.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import { createFieldStyle } from './field-style.ts';
import type { FromField, ToField } from './protocol.ts';
import { regroup } from './regroup.ts';
import { createSealer } from './seal.ts';

// Runs in the browser, inside the frame. The server checked the origin in `d` before it served the page.
const parentOrigin = atob(new URLSearchParams(location.search).get('d') ?? '');

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`no ${id}`);
  return found;
}

type News = FromField extends infer Each
  ? Each extends FromField
    ? Omit<Each, 'fieldType'>
    : never
  : never;

/** Created by the first message, which says which field this is. */
function createField(config: ToField) {
  const { fieldType, numKey, iframeUIConfig: ui = {} } = config;
  const kind = FIELD_KINDS[fieldType];
  const input = element('field', HTMLInputElement);
  const errorPlace = element('field-error', HTMLSpanElement);
  const texts = ui.ariaConfig?.[fieldType];
  const fieldStyle = createFieldStyle(input);
  const sealed = createSealer(input.dataset['key'] ?? '');
  let brand: CardBrand | null = null;

  const say = (news: News) => {
    parent.postMessage(JSON.stringify({ ...news, fieldType, numKey }), parentOrigin);
  };
  const bins = createBinNews(say);
  const digits = () => digitsOf(input.value);

  const show = (code: string | null) => {
    errorPlace.textContent = code === null ? '' : (texts?.error?.[code] ?? '');
    if (code === null) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    const valid = kind.error(digits(), brand) === null;
    fieldStyle.show(code !== null ? 'error' : valid ? 'validated' : undefined);
  };

  const sayBrand = () => {
    say({
      action: 'brand',
      error: '',
      brand: schemeFromBrand(brand) ?? 'card',
      cvcPolicy: 'required',
      expiryDatePolicy: 'required',
      cvcText: 'Security code',
      showSocialSecurityNumber: false,
    });
  };

  const sayState = () => {
    const typed = digits();
    const code = kind.error(typed, brand);
    if (code !== null) {
      const shownCode = kind.isFull(typed, brand) ? code : '';
      show(shownCode === '' ? null : shownCode);
      say({ action: kind.keyAction, error: shownCode });
      return;
    }
    show(null);
    void seal(typed);
  };

  const seal = async (typed: string) => {
    const blobs = await Promise.all(
      kind.parts(typed).map(async ({ value, ...part }) => ({ ...part, blob: await sealed(value) })),
    );
    // The input changed meanwhile; the new value is encrypted by its own call.
    if (digits() !== typed) return;
    say({
      action: 'encryption',
      type: blobs.at(-1)?.type ?? '',
      [fieldType]: blobs,
      ...(fieldType === 'encryptedCardNumber' && {
        endDigits: typed.slice(-4),
        issuerBin: typed.slice(0, 8),
      }),
    });
  };

  const changed = (erasing: boolean) => {
    regroup(input, kind.group(input.value, erasing, brand));
    if (fieldType === 'encryptedCardNumber') {
      const detected = brandOf(digits());
      const isNew = detected !== brand;
      brand = detected;
      if (isNew) sayBrand();
      bins.typed(digits());
    }
    sayState();
  };

  const takeBrand = (scheme: string) => {
    // The number field detects its brand from the digits; after a reset the library expects the brand again.
    if (fieldType === 'encryptedCardNumber') {
      if (scheme === 'reset') sayBrand();
      if (scheme === 'reset' && digits() !== '') sayState();
      return;
    }
    brand = brandFromScheme(scheme);
    input.placeholder = placeholder();
    if (digits() !== '') changed(false);
  };

  const placeholder = () => {
    const suffix =
      fieldType !== 'encryptedSecurityCode' ? '' : brand === 'amex' ? '4digits' : '3digits';
    return ui.placeholders?.[`${fieldType}${suffix}`] ?? '';
  };

  const listen = () => {
    input.addEventListener('input', (event) => {
      changed(event instanceof InputEvent && event.inputType.startsWith('delete'));
    });
    input.addEventListener('focus', () => {
      say({ action: 'focus', focus: true, numChars: digits().length });
    });
    input.addEventListener('blur', () => {
      say({ action: 'focus', focus: false, numChars: digits().length });
      const code = kind.error(digits(), brand);
      if (digits() === '' || code === null) return;
      show(code);
      say({ action: 'incomplete field', error: code });
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') say({ action: 'enterKeyPressed' });
    });
  };

  const start = () => {
    document.documentElement.lang = ui.ariaConfig?.lang ?? 'en';
    document.title = texts?.iframeTitle ?? document.title;
    input.setAttribute('aria-label', texts?.label ?? '');
    input.setAttribute('autocomplete', kind.autocomplete);
    input.placeholder = placeholder();
    if (fieldType === 'encryptedSecurityCode' && config.maskSecurityCode === true) {
      input.type = 'password';
    }
    fieldStyle.wear(ui.sfStyles ?? {});
    listen();
    say({ action: 'config' });
  };

  return {
    start,
    isFor: (message: ToField) => message.numKey === numKey,
    obey(message: ToField) {
      if (message.focus === true) input.focus();
      if (message.brand !== undefined) takeBrand(message.brand);
      if (message.styleObject !== undefined) fieldStyle.wear(message.styleObject);
      if (message.autoComplete !== undefined) {
        input.value = message.autoComplete;
        changed(false);
      }
      if (message.externalValidation === true) show(message.code ?? null);
      if (message.unsupportedCard !== undefined) {
        show(message.unsupportedCard ? (message.code ?? null) : null);
      }
      if (message.destroy === true) input.disabled = true;
    },
  };
}

let field: ReturnType<typeof createField> | undefined;

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== parentOrigin || event.source !== parent) return;
  if (typeof event.data !== 'string') return;
  const message = JSON.parse(event.data) as ToField;
  if (field === undefined && message.iframeUIConfig !== undefined) {
    field = createField(message);
    field.start();
  } else if (field?.isFor(message) === true) {
    field.obey(message);
  }
});
