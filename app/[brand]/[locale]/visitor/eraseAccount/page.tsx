import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { FormPage } from '#components/home/form-page.tsx';
import { ConfirmErase } from '#components/profile/mailing/confirm-erase.tsx';
import { someMessages } from '#lib/i18n/messages.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<{ token?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageBrand(params);
  const t = await getTranslations('mailing.confirmErase');
  return { title: t('title'), robots: { index: false } };
}

/** The link of a mail opens this; the token is used up only by the button. */
export default async function EraseAccountPage({ params, searchParams }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const { token } = await searchParams;
  if (typeof token !== 'string' || token === '') redirect(`${prefix}/find?hook=signup`);
  const t = await getTranslations('mailing.confirmErase');
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <NextIntlClientProvider messages={someMessages(locale, ['errors', 'mailing']) as never}>
        <ConfirmErase prefix={prefix} token={token} timeZone={brand.timezone} />
      </NextIntlClientProvider>
    </FormPage>
  );
}
