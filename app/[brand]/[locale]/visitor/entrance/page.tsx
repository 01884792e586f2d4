import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { EntranceLogin } from '#components/accounts/entrance-login.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const metadata: Metadata = { robots: { index: false } };

/** What a visitor gets on a member's path: the login form. */
export default async function EntrancePage({ params }: Props) {
  const { brand, prefix } = await pageBrand(params);
  const t = await getTranslations('home.entrance');
  return (
    <FormPage brand={brand.id} title={t('title')} lead={t('text')}>
      <EntranceLogin prefix={prefix} />
    </FormPage>
  );
}
