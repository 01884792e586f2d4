import type { HostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';
import type { HostedFields, HostedFieldsOptions, SealedFields } from './hosted-fields.ts';

type AdyenConfig = Extract<HostedFieldsConfig, { kind: 'adyen' }>;

const BRANDS = ['visa', 'mc', 'amex', 'diners', 'discover', 'jcb'];

type CardData = { readonly paymentMethod?: Readonly<Record<string, unknown>> };

function sealedOf({ paymentMethod = {} }: CardData): SealedFields | null {
  const field = (name: string): string => {
    const value = paymentMethod[name];
    return typeof value === 'string' ? value : '';
  };
  const sealed = {
    cardNumber: field('encryptedCardNumber'),
    cardMonth: field('encryptedExpiryMonth'),
    cardYear: field('encryptedExpiryYear'),
    cardSecurityCode: field('encryptedSecurityCode'),
  };
  return sealed.cardNumber !== '' && sealed.cardMonth !== '' ? sealed : null;
}

/** The provider's own card component; loaded only where a real account is configured. */
export async function mountAdyenFields(
  place: HTMLElement,
  { config, ...options }: HostedFieldsOptions & { readonly config: AdyenConfig },
): Promise<HostedFields> {
  const [{ AdyenCheckout, Card }] = await Promise.all([
    import('@adyen/adyen-web'),
    import('@adyen/adyen-web/styles/adyen.css'),
  ]);
  const checkout = await AdyenCheckout({
    clientKey: config.clientKey,
    environment: config.environment,
    countryCode: config.country,
    locale: options.locale,
    analytics: { enabled: false },
  });
  const card = new Card(checkout, {
    brands: BRANDS,
    hasHolderName: false,
    showPayButton: false,
    onConfigSuccess: options.onReady,
    onChange: ({ isValid }: { readonly isValid: boolean }) => {
      options.onValid(isValid);
    },
  });
  card.mount(place);
  return {
    seal: () => {
      card.showValidation();
      return Promise.resolve(card.isValid ? sealedOf(card.data as CardData) : null);
    },
    disable: (disabled) => {
      place.inert = disabled;
    },
    destroy: () => {
      card.unmount();
    },
  };
}
