import { getTranslations } from 'next-intl/server';
import { OptionalSignIn } from '#app/optional-sign-in.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { listedPage } from '#app/page-metadata.ts';
import { SignupForm } from '#components/accounts/signup-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = listedPage('/signup', 'accounts.signup', 'signup');

export default async function SignupPage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const t = await getTranslations('accounts.signup');
  return (
    <FormPage brand={brand.id} title={t('title')} lead={t('lead')}>
      <SignupForm prefix={prefix} language={locale} country={brand.country} />
      <OptionalSignIn brand={brand} language={locale} entry="home" />
    </FormPage>
  );
}
