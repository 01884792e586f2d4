import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ResetForm } from '#components/accounts/reset-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<{ token?: string | string[] }>;
};

export const generateMetadata = unlistedTitle('accounts.reset');

/** The link of a mail opens this; the token is used up only by the button. */
export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const { brand, prefix } = await pageBrand(params);
  const { token } = await searchParams;
  if (typeof token !== 'string' || token === '') redirect(`${prefix}/find?hook=signup`);
  const t = await getTranslations('accounts.reset');
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <ResetForm prefix={prefix} token={token} />
    </FormPage>
  );
}
