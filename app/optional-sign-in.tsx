import { connection } from 'next/server';
import { ProviderButtons } from '#components/accounts/provider-buttons.tsx';
import { availableProviders } from '#lib/accounts/identities/provider.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';

/** Logins with Google and Apple, where the brand has them. Checked at request time, not at build time. */
export async function OptionalSignIn({
  brand,
  language,
  entry,
}: {
  brand: Brand;
  language: Locale;
  entry: 'login' | 'home';
}) {
  await connection();
  const providers = availableProviders(brand);
  return providers.length === 0 ? null : (
    <ProviderButtons providers={providers} language={language} entry={entry} />
  );
}
