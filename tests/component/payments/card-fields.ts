import { jest } from '@jest/globals';
import type {
  HostedFieldsOptions,
  SealedFields,
} from '#components/payments/hosted-fields/hosted-fields.ts';

const SEALED: SealedFields = {
  cardNumber: 'sealed_number',
  cardMonth: 'sealed_month',
  cardYear: 'sealed_year',
  cardSecurityCode: 'sealed_code',
};

/** What the provider's card fields do in the test. */
export const cardFields = {
  /** Null where a field is wrong, which the fields show themselves. */
  sealed: SEALED as SealedFields | null,
  /** The provider's frames do not come. */
  areMissing: false,
  /** So many times they were put onto the page and taken off it. */
  mounted: 0,
  destroyed: 0,
  options: [] as HostedFieldsOptions[],
};

export function resetCardFields(): void {
  Object.assign(cardFields, {
    sealed: SEALED,
    areMissing: false,
    mounted: 0,
    destroyed: 0,
    options: [],
  });
}

/** The fields themselves are frames of the provider's: only a browser has them. */
jest.unstable_mockModule('#components/payments/hosted-fields/adyen-web.ts', () => ({
  mountAdyenWeb: (place: HTMLElement, options: HostedFieldsOptions) => {
    if (cardFields.areMissing) return Promise.reject(new Error('the card fields did not load'));
    cardFields.mounted += 1;
    cardFields.options.push(options);
    place.append(document.createElement('iframe'));
    return Promise.resolve({
      seal: () => Promise.resolve(cardFields.sealed),
      destroy: () => {
        cardFields.destroyed += 1;
      },
    });
  },
}));
