import type { ProviderName } from '../providers/capabilities.ts';
import type { Asked } from './payment-options.ts';

/** Nothing of it is known on our page but its name: the buyer pays on the provider's own. */
export type MollieDetails = { readonly provider: ProviderName };

export const mollieDetails = ({ provider }: Asked): MollieDetails => ({ provider: provider.name });
