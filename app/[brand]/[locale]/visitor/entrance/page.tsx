import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { EntranceLogin } from '#components/accounts/entrance-login.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('home.entrance');

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
