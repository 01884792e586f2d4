import { connection } from 'next/server';
import { GoogleButton } from '#components/accounts/google-button.tsx';
import { googleAvailable } from '#lib/accounts/google/provider.ts';
import type { Locale } from '#lib/brands/schema.ts';

/** The way in by Google, where somebody has registered us there: asked where it runs, not where it is built. */
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
