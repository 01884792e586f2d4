import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LandingPage } from '#app/landing-forms.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';

type Props = { readonly params: Promise<BrandParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageBrand(params);
  const t = await getTranslations('accounts.landing.find');
  return { title: t('title'), robots: { index: false } };
}

/** The search's address as a visitor sees it: the forms that lead to it. */
export default async function FindLanding({ params }: Props) {
  return <LandingPage {...await pageBrand(params)} />;
}
