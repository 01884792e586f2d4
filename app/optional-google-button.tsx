import { connection } from 'next/server';
import { GoogleButton } from '#components/accounts/google-button.tsx';
import { googleAvailable } from '#lib/accounts/google/provider.ts';
import type { Locale } from '#lib/brands/schema.ts';

/** Google login, if it is configured. Checked at request time, not at build time. */
export async function OptionalGoogleButton({
  language,
  entry,
}: {
  language: Locale;
  entry: 'login' | 'home';
}) {
  await connection();
  return googleAvailable() ? <GoogleButton language={language} entry={entry} /> : null;
}
