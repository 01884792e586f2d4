import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GoogleDoor } from '#app/google-door.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { LoginForm } from '#components/accounts/login-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageBrand(params);
  const t = await getTranslations('accounts.login');
  return { title: t('title') };
}

export default async function LoginPage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const t = await getTranslations('accounts.login');
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <LoginForm prefix={prefix} />
      <GoogleDoor language={locale} door="login" />
    </FormPage>
  );
}
