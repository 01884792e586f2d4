import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ProviderReturn } from '#components/accounts/provider-return.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('accounts.googleReturn');

/** Where Google returns the browser to; only the page's script reads the parameters. */
export default async function LoginWithGooglePage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const t = await getTranslations('accounts.googleReturn');
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <ProviderReturn provider="google" prefix={prefix} language={locale} country={brand.country} />
    </FormPage>
  );
}
