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

/** The behaviour of the provider's card fields in the test. */
export const cardFields = {
  /** Null when a field is invalid; the fields show the error themselves. */
  sealed: SEALED as SealedFields | null,
  /** The provider's frames fail to load. */
  areMissing: false,
  /** How often the fields were mounted; `destroyed` counts their removals. */
  mounted: 0,
  destroyed: 0,
  /** How often what is missing was marked without moving the focus. */
  marks: 0,
  options: [] as HostedFieldsOptions[],
};

export function resetCardFields(): void {
  Object.assign(cardFields, {
    sealed: SEALED,
    areMissing: false,
    mounted: 0,
    destroyed: 0,
    marks: 0,
    options: [],
  });
}

/** The fields are the provider's frames, which only a browser has. */
jest.unstable_mockModule('#components/payments/hosted-fields/adyen-web.ts', () => ({
  mountAdyenWeb: (place: HTMLElement, options: HostedFieldsOptions) => {
    if (cardFields.areMissing) return Promise.reject(new Error('the card fields did not load'));
    cardFields.mounted += 1;
    cardFields.options.push(options);
    place.append(document.createElement('iframe'));
    return Promise.resolve({
      mark: () => {
        cardFields.marks += 1;
      },
      seal: () => Promise.resolve(cardFields.sealed),
      destroy: () => {
        cardFields.destroyed += 1;
      },
    });
  },
}));
