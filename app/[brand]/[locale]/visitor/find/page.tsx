import { LandingPage } from '#app/landing-forms.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('accounts.landing.find');

/** The search's address as a visitor sees it: the landing page with the signup and login forms. */
export default async function FindLanding({ params }: Props) {
  return <LandingPage {...await pageBrand(params)} />;
}
