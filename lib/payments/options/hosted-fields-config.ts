import { env } from '../../kernel/env.ts';

/** What the provider's card library needs to know before it opens its fields. */
export type HostedFieldsConfig = {
  readonly clientKey: string;
  readonly environment: 'test' | 'live';
  readonly country: string;
  /** Another host that implements the library's API; without it, the provider's own hosts. */
  readonly baseUrl?: string;
};

/** Read by the payment page. The key's prefix determines the environment. */
export function hostedFieldsConfig(country: string): HostedFieldsConfig {
  const { ADYEN_CLIENT_KEY: clientKey, ADYEN_WEB_URL: baseUrl } = env();
  return {
    clientKey,
    environment: adyenEnvironment(clientKey),
    country: country.toUpperCase(),
    ...(baseUrl !== undefined && { baseUrl }),
  };
}

export function adyenEnvironment(clientKey: string): HostedFieldsConfig['environment'] {
  return clientKey.startsWith('test_') ? 'test' : 'live';
}
