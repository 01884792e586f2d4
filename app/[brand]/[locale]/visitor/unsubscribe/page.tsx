import { getTranslations } from 'next-intl/server';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { single, type QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { Unsubscribe } from '#components/profile/mailing/unsubscribe.tsx';
import { accountRow } from '#lib/accounts/queries.ts';
import { stoppedBy } from '#lib/mailing/stopped-by.ts';

export const generateMetadata = unlistedTitle('mailing.unsubscribe');

/** For every recipient of a mail, and for members; opening it changes nothing. */
export default async function UnsubscribePage({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const [query, member, t] = await Promise.all([
    searchParams,
    pageMember(brand.id),
    getTranslations('mailing.unsubscribe'),
  ]);
  const token = single(query['token']) || null;
  const [account, stops] = await Promise.all([
    member && accountRow(member.memberId),
    token === null ? ('news' as const) : stoppedBy(brand, token),
  ]);
  const keyPrefix = stops === 'notices' ? 'notices.' : '';
  return (
    <FormPage brand={brand.id} title={t(`${keyPrefix}title`)} lead={t(`${keyPrefix}text`)}>
      <PageMessages locale={locale} of={['mailing']}>
        <Unsubscribe prefix={prefix} token={token} stops={stops} email={account?.email ?? null} />
      </PageMessages>
    </FormPage>
  );
}
