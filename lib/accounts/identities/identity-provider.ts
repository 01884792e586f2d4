import type { Configuration } from 'openid-client';
import type { Brand, Locale } from '../../brands/schema.ts';

/** What differs between the OpenID providers. */
export type IdentityProvider = {
  /** The `iss` of its tokens. */
  readonly issuer: () => string;
  /** Our client at the provider; undefined where the brand has none. */
  readonly clientOf: (brand: Brand) => string | undefined;
  readonly discover: (clientId: string) => Promise<Configuration>;
  /** Whether the provider checks PKCE; without it the nonce binds the code to the browser. */
  readonly pkce: boolean;
  /** Further parameters of the authorization request. */
  readonly parameters: (locale: Locale) => Readonly<Record<string, string>>;
};
