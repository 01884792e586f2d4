import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { queryOf, single, type PageQuery } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ShortSignup } from '#components/accounts/landings/short-signup.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { readExternalLink } from '#lib/accounts/external-link.ts';
import { keptQuery } from '#lib/http/client/kept-query.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
};

export const generateMetadata = unlistedTitle('accounts.landing.external');

/** A signed link opens a pending account here, and looking at it opens nothing else. */
export default async function ExternalEmailPage({ params, searchParams }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const query = await searchParams;
  const token = single(query['token']);
  const link = { token, redirect: single(query['redirect']) };
  const arrived = await readExternalLink(brand, link, clock.now());
  if (!arrived) redirect(`${prefix}/find${keptQuery(queryOf(query))}`);
  const { email, target } = arrived;
  const t = await getTranslations('accounts.landing.external');
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <p className="mb-6 text-ink-soft">
        {t.rich('text', {
          email,
          strong: (part) => <strong className="break-all text-ink">{part}</strong>,
        })}
      </p>
      <ShortSignup
        {...{ prefix, language: locale, country: brand.country, target }}
        invited={{ token }}
      />
    </FormPage>
  );
}
