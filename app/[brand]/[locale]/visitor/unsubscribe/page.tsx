import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { FormPage } from '#components/home/form-page.tsx';
import { Unsubscribe } from '#components/profile/mailing/unsubscribe.tsx';
import { accountRow } from '#lib/accounts/queries.ts';
import { someMessages } from '#lib/i18n/messages.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<{ token?: string | string[] }>;
};

export const generateMetadata = unlistedTitle('mailing.unsubscribe');

/** For everybody whom a mail reached, and for members; opening it changes nothing. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const [{ token }, member, t] = await Promise.all([
    searchParams,
    pageMember(brand.id),
    getTranslations('mailing.unsubscribe'),
  ]);
  const account = member && (await accountRow(member.memberId));
  return (
    <FormPage brand={brand.id} title={t('title')} lead={t('text')}>
      <NextIntlClientProvider messages={someMessages(locale, ['errors', 'mailing']) as never}>
        <Unsubscribe
          prefix={prefix}
          token={typeof token === 'string' && token !== '' ? token : null}
          email={account?.email ?? null}
        />
      </NextIntlClientProvider>
    </FormPage>
  );
}
