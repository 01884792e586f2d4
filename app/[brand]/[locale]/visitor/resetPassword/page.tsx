import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageBrand } from '#app/page-brand.ts';
import { single, type QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ResetExpired } from '#components/accounts/reset-expired.tsx';
import { ResetForm } from '#components/accounts/reset-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { opensReset } from '#lib/accounts/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

export const generateMetadata = unlistedTitle('accounts.reset');

/** The link of a mail opens this; the token is used up only by the button. */
export default async function ResetPasswordPage({ params, searchParams }: QueryPage) {
  const { brand, prefix } = await pageBrand(params);
  const token = single((await searchParams)['token']);
  if (token === '') redirect(`${prefix}/find?hook=signup`);
  const [usable, t] = await Promise.all([
    opensReset(brand.id, token, clock.now()),
    getTranslations('accounts.reset'),
  ]);
  return (
    <FormPage brand={brand.id} title={t('title')}>
      {usable ? <ResetForm prefix={prefix} token={token} /> : <ResetExpired prefix={prefix} />}
    </FormPage>
  );
}
