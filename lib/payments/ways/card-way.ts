import { capabilitiesOf } from '../providers/registry.ts';
import { hostedFieldsConfig, type HostedFieldsConfig } from '../hosted-fields-config.ts';
import type { Asked } from './ways.ts';

/** How a card is typed: into the provider's fields on our page. */
export type CardWay = {
  readonly form: 'fields';
  readonly fields: HostedFieldsConfig;
  /** The card can be kept for later orders. */
  readonly keeps: boolean;
};

export function cardWay({ provider, brand }: Asked): CardWay | null {
  const can = capabilitiesOf(provider, 'credit_card');
  if (!can?.has('card_fields')) return null;
  return { form: 'fields', fields: hostedFieldsConfig(brand.country), keeps: can.has('store') };
}
