import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ForgotForm } from '#components/accounts/forgot-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('accounts.forgot');

export default async function ForgotPasswordPage({ params }: Props) {
  const { brand, prefix } = await pageBrand(params);
  const t = await getTranslations('accounts.forgot');
  return (
    <FormPage brand={brand.id} title={t('title')} lead={t('lead')}>
      <ForgotForm prefix={prefix} />
    </FormPage>
  );
}
