import { getTranslations } from 'next-intl/server';
import { pageBrand } from '#app/page-brand.ts';
import { queryOf, single, type QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ConfirmEmail } from '#components/accounts/confirm-email.tsx';
import { LandingFailure } from '#components/accounts/landings/landing-failure.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { withAttributionQuery } from '#lib/http/client/attribution-query.ts';

export const generateMetadata = unlistedTitle('accounts.confirm');

/** The link of a mail opens this; the token is used up only by the button. */
export default async function ConfirmEmailPage({ params, searchParams }: QueryPage) {
  const { brand, prefix } = await pageBrand(params);
  const query = await searchParams;
  const token = single(query['token']);
  const t = await getTranslations('accounts.confirm');
  const elsewhere = withAttributionQuery(`${prefix}/find?hook=signup`, queryOf(query));
  return (
    <FormPage brand={brand.id} title={t('title')}>
      {token === '' ? (
        <LandingFailure subject="confirmEmail" reason="no token" to={elsewhere} />
      ) : (
        <ConfirmEmail prefix={prefix} token={token} />
      )}
    </FormPage>
  );
}
