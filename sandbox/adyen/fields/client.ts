import { BRAND_MARKS, NO_BRAND_MARK } from './brand-marks.ts';
import {
  brandOf,
  cvcError,
  cvcLength,
  digitsOf,
  expiryError,
  groupExpiry,
  groupNumber,
  MAX_DIGITS,
  numberError,
  numberIsFull,
} from './card-rules.ts';
import { fieldsCopy, type FieldError } from './copy.ts';
import {
  SOURCE,
  type CardBlob,
  type FieldName,
  type FieldsState,
  type FromFields,
  type ToFields,
} from './messages.ts';

// Runs in the browser, inside the frame. The server checked `origin` before it served the page.
const query = new URLSearchParams(location.search);
const parentOrigin = query.get('origin') ?? location.origin;
const { copy } = fieldsCopy(query.get('lang'));
const NAMES: readonly FieldName[] = ['number', 'expiry', 'cvc'];

function input(name: FieldName): HTMLInputElement {
  const found = document.getElementById(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return found;
}

const inputs: Readonly<Record<FieldName, HTMLInputElement>> = {
  number: input('number'),
  expiry: input('expiry'),
  cvc: input('cvc'),
};
const left = new Set<FieldName>();
const digits = (name: FieldName) => digitsOf(inputs[name].value);
const brand = () => brandOf(digits('number'));

function errorOf(name: FieldName): FieldError | null {
  if (name === 'number') return numberError(digits('number'));
  return name === 'expiry'
    ? expiryError(digits('expiry'), new Date())
    : cvcError(digits('cvc'), brand());
}

function say(message: FromFields) {
  parent.postMessage(message, parentOrigin);
}

function state(): FieldsState {
  const errors: Partial<Record<FieldName, FieldError>> = {};
  for (const name of left) {
    const error = errorOf(name);
    if (error !== null) errors[name] = error;
  }
  const valid = {
    number: errorOf('number') === null,
    expiry: errorOf('expiry') === null,
    cvc: errorOf('cvc') === null,
  };
  return { valid, brand: brand(), errors };
}

function show() {
  const { errors, brand: current } = state();
  for (const name of NAMES) {
    const error = errors[name];
    const place = document.getElementById(`${name}-error`);
    if (error === undefined) inputs[name].removeAttribute('aria-invalid');
    else inputs[name].setAttribute('aria-invalid', 'true');
    if (place !== null) place.textContent = error === undefined ? '' : copy.errors[error];
  }
  const mark = document.getElementById('brand');
  if (mark !== null && mark.dataset['brand'] !== (current ?? '')) {
    mark.dataset['brand'] = current ?? '';
    mark.innerHTML = current === null ? NO_BRAND_MARK : BRAND_MARKS[current];
  }
  inputs.cvc.maxLength = cvcLength(current);
  inputs.cvc.placeholder = current === 'amex' ? copy.cvcHintAmex : copy.cvcHint;
  say({ source: SOURCE, type: 'state', ...state() });
}

/** Rewrites the value in groups and keeps the caret behind the same digit. */
function regroup(field: HTMLInputElement, grouped: string) {
  const caret = field.selectionStart ?? field.value.length;
  const atEnd = caret === field.value.length;
  const before = digitsOf(field.value.slice(0, caret)).length;
  field.value = grouped;
  let position = 0;
  for (let seen = 0; seen < before && position < grouped.length; position += 1) {
    if (/\d/.test(grouped[position] ?? '')) seen += 1;
  }
  const target = atEnd ? grouped.length : position;
  if (document.activeElement === field) field.setSelectionRange(target, target);
}

function advance(from: FieldName, to: FieldName, full: boolean) {
  const atEnd = inputs[from].selectionStart === inputs[from].value.length;
  if (full && atEnd && errorOf(from) === null && document.activeElement === inputs[from])
    inputs[to].focus();
}

inputs.number.addEventListener('input', () => {
  const number = digits('number').slice(0, MAX_DIGITS);
  regroup(inputs.number, groupNumber(number));
  // Longer numbers of these brands exist, but are rare; the reader moves back for them.
  advance('number', 'expiry', numberIsFull(number) || number.length === 16);
  show();
});
inputs.expiry.addEventListener('input', (event) => {
  const erasing = event instanceof InputEvent && event.inputType.startsWith('delete');
  // Autofill may give MM/YYYY; the century is dropped before it is cut to four digits.
  const typed = inputs.expiry.value.replace(/^(\d{1,2}\s*\/\s*)20(\d{2})$/, '$1$2');
  regroup(inputs.expiry, groupExpiry(typed, erasing));
  advance('expiry', 'cvc', digits('expiry').length === 4);
  show();
});
inputs.cvc.addEventListener('input', () => {
  regroup(inputs.cvc, digits('cvc').slice(0, cvcLength(brand())));
  show();
});
for (const name of NAMES) {
  inputs[name].addEventListener('blur', () => {
    if (inputs[name].value !== '') left.add(name);
    show();
  });
}

function blob(): CardBlob {
  const seal = (value: string) => `test_${value}`;
  const number = digits('number');
  return {
    encryptedCardNumber: seal(number),
    encryptedExpiryMonth: seal(digits('expiry').slice(0, 2)),
    encryptedExpiryYear: seal(`20${digits('expiry').slice(2)}`),
    encryptedSecurityCode: seal(digits('cvc')),
    brand: brand(),
    last4: number.slice(-4),
  };
}

function focusFirst() {
  inputs[NAMES.find((name) => errorOf(name) !== null) ?? 'number'].focus();
}

function submit() {
  for (const name of NAMES) left.add(name);
  show();
  if (NAMES.every((name) => errorOf(name) === null)) {
    say({ source: SOURCE, type: 'blob', ...blob() });
  } else {
    focusFirst();
    say({ source: SOURCE, type: 'error', ...state() });
  }
}

function applyStyle(vars: unknown) {
  if (typeof vars !== 'object' || vars === null) return;
  for (const [name, value] of Object.entries(vars)) {
    if (/^--field-[a-z-]+$/.test(name) && typeof value === 'string') {
      document.documentElement.style.setProperty(name, value);
    }
  }
}

function obey(message: ToFields) {
  switch (message.type) {
    case 'style':
      applyStyle(message.vars);
      break;
    case 'submit':
      submit();
      break;
    case 'focus':
      focusFirst();
      break;
    case 'disable':
      for (const name of NAMES) inputs[name].disabled = message.disabled;
  }
}

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== parentOrigin || event.source !== parent) return;
  if (typeof event.data === 'object' && event.data !== null) obey(event.data as ToFields);
});
document.getElementById('card')?.addEventListener('submit', (event) => {
  event.preventDefault();
});
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  say({ source: SOURCE, type: 'height', height });
}).observe(document.body);
say({ source: SOURCE, type: 'ready' });
show();
