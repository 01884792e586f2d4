import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { queryOf, single, type PageQuery } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ShortSignup } from '#components/accounts/landings/short-signup.tsx';
import { BrandHero } from '#components/brand/brand-hero.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { cleanEmail, isEmail } from '#lib/accounts/email.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
};

export const generateMetadata = unlistedTitle('accounts.landing.short');

/** The short form for an address that came along; without one there is nothing to ask about. */
export default async function ShortSignupPage({ params, searchParams }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const query = await searchParams;
  const mail = single(query['mail']);
  if (!isEmail(mail)) redirect(`${prefix}/find${queryOf(query)}`);
  const email = cleanEmail(mail);
  const t = await getTranslations('accounts.landing.short');
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <BrandHero brand={brand.id} className="mx-auto mb-6 h-auto max-h-[30vh] w-full lg:hidden" />
      <p className="mb-6 text-ink-soft">
        {t.rich('text', {
          email,
          strong: (part) => <strong className="break-all text-ink">{part}</strong>,
        })}
      </p>
      <ShortSignup
        {...{ prefix, language: locale, country: brand.country }}
        invited={{ email }}
        target={`${prefix}/`}
      />
    </FormPage>
  );
}
