import { getTranslations } from 'next-intl/server';
import { OptionalSignIn } from '#app/optional-sign-in.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { listedPage } from '#app/page-metadata.ts';
import { LoginForm } from '#components/accounts/login-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = listedPage('/login', 'accounts.login', 'login');

export default async function LoginPage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const t = await getTranslations('accounts.login');
  return (
    <FormPage brand={brand.id} title={t('title')} page="login">
      <LoginForm prefix={prefix} offersPasskeys />
      <OptionalSignIn brand={brand} language={locale} entry="login" />
    </FormPage>
  );
}
