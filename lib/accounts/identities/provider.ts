import type { Configuration } from 'openid-client';
import type { Brand } from '../../brands/schema.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { singleton } from '../../kernel/singleton.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { PROVIDER_NAMES, type ProviderName } from './provider-names.ts';

export const PROVIDERS: Readonly<Record<ProviderName, IdentityProvider>> = {
  google: googleProvider,
  apple: appleProvider,
};

/** The providers whose buttons a brand shows, in this order. */
export function availableProviders(brand: Brand): ProviderName[] {
  return PROVIDER_NAMES.filter((name) => PROVIDERS[name].clientOf(brand) !== undefined);
}

/**
 * The provider's discovery document with our client, fetched once and again after a failure. Raises
 * `identity_unavailable`.
 */
export async function providerConfiguration(
  name: ProviderName,
  brand: Brand,
): Promise<Configuration> {
  const clientId = PROVIDERS[name].clientOf(brand) ?? fail('identity_unavailable');
  const cached = singleton('identity-providers', () => new Map<string, Promise<Configuration>>());
  const key = `${name}:${clientId}`;
  const asked = cached.get(key) ?? PROVIDERS[name].discover(clientId);
  cached.set(key, asked);
  try {
    return await asked;
  } catch (error) {
    cached.delete(key);
    log().warn({ err: error, provider: name }, 'identity provider discovery failed');
    return fail('identity_unavailable');
  }
}
