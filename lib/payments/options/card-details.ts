import { capabilitiesOf } from '../providers/registry.ts';
import { hostedFieldsConfig, type HostedFieldsConfig } from './hosted-fields-config.ts';
import type { OptionRequest } from './option-request.ts';

/** The card is typed into the provider's fields on our page. */
export type CardFieldsDetails = {
  readonly form: 'fields';
  readonly fields: HostedFieldsConfig;
  /** The card can be stored for later orders. */
  readonly canStore: boolean;
};

/** Providers with a hosted payment page, and their names as buyers know them. */
const HOSTED = { trustpay: 'TrustPay', maxpay: 'Maxpay' } as const;

/** The card is typed on the provider's own page. */
export type HostedCardDetails = {
  readonly form: 'hosted';
  readonly provider: keyof typeof HOSTED;
  readonly name: string;
};

export type CardDetails = CardFieldsDetails | HostedCardDetails;

const isHosted = (name: string): name is keyof typeof HOSTED => Object.hasOwn(HOSTED, name);

export function cardDetails({ provider, brand }: OptionRequest): CardDetails | null {
  const can = capabilitiesOf(provider, 'credit_card');
  if (can?.has('card_fields')) {
    return {
      form: 'fields',
      fields: hostedFieldsConfig(brand.country),
      canStore: can.has('one_click'),
    };
  }
  if (!can?.has('hosted_page') || !isHosted(provider.name)) return null;
  return { form: 'hosted', provider: provider.name, name: HOSTED[provider.name] };
}
