import { Card } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { HostedFields, HostedFieldsOptions, SealedFields } from './hosted-fields.ts';
import { logFaults } from '#components/accounts/log-faults.ts';
import { startCheckout } from './adyen-checkout.ts';
import './adyen-web.css';
import { fieldStyles, watchTheme } from './field-styles.ts';

const BRANDS = ['visa', 'mc', 'amex', 'diners', 'discover', 'jcb'];
const READY_WITHIN_MS = 15_000;

function sealedOf(card: Card): SealedFields | null {
  const method: Readonly<Record<string, unknown>> = { ...card.data.paymentMethod };
  const sealed = (name: string): string => {
    const value = method[name];
    return typeof value === 'string' ? value : '';
  };
  const fields = {
    cardNumber: sealed('encryptedCardNumber'),
    cardMonth: sealed('encryptedExpiryMonth'),
    cardYear: sealed('encryptedExpiryYear'),
    cardSecurityCode: sealed('encryptedSecurityCode'),
  };
  return Object.values(fields).includes('') ? null : fields;
}

/** The names of the fields and the provider's error codes: what was typed is not accessible. */
function faultsOf(card: Card): Readonly<Record<string, string>> {
  const { errors = {} } = card.state as {
    readonly errors?: Readonly<Record<string, { readonly error?: unknown } | null>>;
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, fault]) =>
      typeof fault?.error === 'string' ? [[field, fault.error] as const] : [],
    ),
  );
}

/**
 * The provider's own card form: three frames of its origin. Resolves when they accept input; rejects if they
 * do not load. Import this file lazily: the library is large.
 */
export async function mountAdyenWeb(
  place: HTMLElement,
  { config, locale, title }: HostedFieldsOptions,
): Promise<HostedFields> {
  const checkout = await startCheckout(config, locale);
  const home = document.createElement('div');
  home.className = 'card-fields';
  home.setAttribute('role', 'group');
  home.setAttribute('aria-label', title);
  place.replaceChildren(home);
  const gone = new AbortController();

  const card = await new Promise<Card>((resolve, reject) => {
    const fail = (error: Error) => {
      mounting.unmount();
      reject(error);
    };
    const timer = setTimeout(() => {
      fail(new Error('the card fields did not load'));
    }, READY_WITHIN_MS);
    const mounting = new Card(checkout, {
      brands: BRANDS,
      hasHolderName: false,
      showPayButton: false,
      _disableClickToPay: true,
      styles: fieldStyles(home),
      onConfigSuccess: () => {
        clearTimeout(timer);
        resolve(mounting);
      },
    });
    mounting.mount(home);
  });
  watchTheme(() => card.updateStyles(fieldStyles(home)), gone.signal);

  return {
    mark: () => {
      card.showValidation();
    },
    seal: () => {
      card.showValidation();
      if (card.isValid) return Promise.resolve(sealedOf(card));
      const faults = faultsOf(card);
      logFaults('card_form', faults);
      card.setFocusOn(Object.keys(faults)[0]);
      return Promise.resolve(null);
    },
    destroy: () => {
      gone.abort();
      card.unmount();
      home.remove();
    },
  };
}
