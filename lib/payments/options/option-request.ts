import type { Brand } from '../../brands/schema.ts';
import type { BrandSettings } from '../../brands/settings.ts';
import type { Provider } from '../providers/provider.ts';

/** What the details of a payment method are made from. */
export type OptionRequest = {
  /** The provider that is tried first. */
  readonly provider: Provider;
  readonly brand: Brand;
  readonly settings: BrandSettings;
};
