import { capabilitiesOf } from '../providers/registry.ts';
import { hostedFieldsConfig, type HostedFieldsConfig } from './hosted-fields-config.ts';
import type { Asked } from './ways.ts';

/** The card is typed into the provider's fields on our page. */
export type CardFieldsWay = {
  readonly form: 'fields';
  readonly fields: HostedFieldsConfig;
  /** The card can be kept for later orders. */
  readonly keeps: boolean;
};

/** Providers with a page of their own, and the names that their buyers know. */
const HOSTED = { trustpay: 'TrustPay', maxpay: 'Maxpay' } as const;

/** The card is typed on the provider's own page. */
export type HostedCardWay = {
  readonly form: 'hosted';
  readonly provider: keyof typeof HOSTED;
  readonly name: string;
};

export type CardWay = CardFieldsWay | HostedCardWay;

const isHosted = (name: string): name is keyof typeof HOSTED => Object.hasOwn(HOSTED, name);

export function cardWay({ provider, brand }: Asked): CardWay | null {
  const can = capabilitiesOf(provider, 'credit_card');
  if (can?.has('card_fields')) {
    return {
      form: 'fields',
      fields: hostedFieldsConfig(brand.country),
      keeps: can.has('one_click'),
    };
  }
  if (!can?.has('hosted_page') || !isHosted(provider.name)) return null;
  return { form: 'hosted', provider: provider.name, name: HOSTED[provider.name] };
}
