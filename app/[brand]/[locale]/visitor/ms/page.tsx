import { connection } from 'next/server';
import { FirstQuestions } from '#app/first-questions.tsx';
import { LandingForms, LandingPage } from '#app/landing-forms.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { MainstreamLanding } from '#components/accounts/landings/mainstream-landing.tsx';
import { brandSettings } from '#lib/brands/settings.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('accounts.landing.find');

/** For visitors from broad advertisements: explains the service first, where the brand setting `mainstream` is on. */
export default async function MainstreamPage({ params }: Props) {
  const where = await pageBrand(params);
  await connection();
  const { mainstream } = await brandSettings(where.brand.id);
  if (!mainstream) return <LandingPage {...where} />;
  return (
    <MainstreamLanding brand={where.brand.id} faq={<FirstQuestions {...where} />}>
      <LandingForms {...where} />
    </MainstreamLanding>
  );
}
