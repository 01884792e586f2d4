import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { LandingForms, LandingPage } from '#app/landing-forms.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { MainstreamLanding } from '#components/accounts/landings/mainstream-landing.tsx';
import { brandSettings } from '#lib/brands/settings.ts';

type Props = { readonly params: Promise<BrandParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageBrand(params);
  const t = await getTranslations('accounts.landing.find');
  return { title: t('title'), robots: { index: false } };
}

/** For visitors of broad advertisements: what the house is comes first, where its operators want it so. */
export default async function MainstreamPage({ params }: Props) {
  const where = await pageBrand(params);
  await connection();
  const { mainstream } = await brandSettings(where.brand.id);
  if (!mainstream) return <LandingPage {...where} />;
  return (
    <MainstreamLanding brand={where.brand.id} prefix={where.prefix}>
      <LandingForms {...where} />
    </MainstreamLanding>
  );
}
