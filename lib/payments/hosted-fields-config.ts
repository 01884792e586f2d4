import { env } from '../kernel/env.ts';

/** Which card fields the page mounts: the provider's own library, or the sandbox's page in a frame. */
export type HostedFieldsConfig =
  | { readonly kind: 'sandbox'; readonly url: string }
  | {
      readonly kind: 'adyen';
      readonly clientKey: string;
      readonly environment: 'test' | 'live';
      readonly country: string;
    };

/** Read by the payment page. A client key means a real account. */
export function hostedFieldsConfig(country: string): HostedFieldsConfig {
  const { ADYEN_CLIENT_KEY: clientKey, ADYEN_FIELDS_URL: url } = env();
  if (clientKey === undefined) return { kind: 'sandbox', url };
  // The key says by its own prefix which environment it opens.
  const environment = clientKey.startsWith('test_') ? 'test' : 'live';
  return { kind: 'adyen', clientKey, environment, country: country.toUpperCase() };
}
