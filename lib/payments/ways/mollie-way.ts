import type { ProviderName } from '../providers/capabilities.ts';
import type { Asked } from './ways.ts';

/** Nothing of it is known on our page but its name: the buyer pays on the provider's own. */
export type MollieWay = { readonly provider: ProviderName };

export const mollieWay = ({ provider }: Asked): MollieWay => ({ provider: provider.name });
