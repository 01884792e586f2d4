import { capabilitiesOf } from '../providers/registry.ts';
import { hostedFieldsConfig, type HostedFieldsConfig } from '../hosted-fields-config.ts';
import type { Asked } from './ways.ts';

/** How a card is typed: into the provider's fields on our page. */
export type CardWay = { readonly form: 'fields'; readonly fields: HostedFieldsConfig };

export function cardWay({ provider, brand }: Asked): CardWay | null {
  if (!capabilitiesOf(provider, 'credit_card')?.has('card_fields')) return null;
  return { form: 'fields', fields: hostedFieldsConfig(brand.country) };
}
