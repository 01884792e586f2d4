import { redirect } from 'next/navigation';
import { pageBrand } from '#app/page-brand.ts';
import { queryWithoutTyped, single, type QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ShortSignupPage } from '#app/short-signup-page.tsx';
import { BrandHero } from '#components/brand/brand-hero.tsx';
import { cleanEmail, isEmail } from '#lib/identity/email.ts';

const TEXTS = 'accounts.landing.short';

export const generateMetadata = unlistedTitle(TEXTS);

/** The short signup form for an address given in the link; without a valid one it redirects to the landing page. */
export default async function SaidAddressPage({ params, searchParams }: QueryPage) {
  const where = await pageBrand(params);
  const { brand, prefix } = where;
  const query = await searchParams;
  const mail = single(query['mail']);
  if (!isEmail(mail)) redirect(`${prefix}/find${queryWithoutTyped(query)}`);
  return (
    <ShortSignupPage
      where={where}
      texts={TEXTS}
      email={cleanEmail(mail)}
      target={`${prefix}/`}
      picture={
        <BrandHero brand={brand.id} className="mx-auto mb-6 h-auto max-h-[30vh] w-full lg:hidden" />
      }
    />
  );
}
