import type { ProviderName } from '../providers/capabilities.ts';
import type { OptionRequest } from './option-request.ts';

/** Our page needs only the provider's name: the buyer pays on the provider's page. */
export type MollieDetails = { readonly provider: ProviderName };

export const mollieDetails = ({ provider }: OptionRequest): MollieDetails => ({
  provider: provider.name,
});
