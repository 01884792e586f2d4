/** Identity providers whose accounts can log in here. */
export const PROVIDER_NAMES = ['google', 'apple'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The product name, the same in every language. */
export const PROVIDER_LABELS = { google: 'Google', apple: 'Apple' } as const satisfies Readonly<
  Record<ProviderName, string>
>;
