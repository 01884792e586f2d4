import { redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormPage } from '#components/home/form-page.tsx';
import { someMessages } from '#lib/i18n/messages.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import type { PageQuery } from './page-query.ts';

export type MailedLinkProps = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
};

type Link = { readonly prefix: string; readonly token: string; readonly timeZone: string };

interface MailedLinkPageProps extends MailedLinkProps {
  /** Whose `title` heads the page. */
  texts: string;
  button: (link: Link) => ReactNode;
}

/** What a mailed link opens; its token is used up only by the button. */
export async function MailedLinkPage(props: MailedLinkPageProps) {
  const { brand, locale, prefix } = await pageBrand(props.params);
  const { token } = await props.searchParams;
  if (typeof token !== 'string' || token === '') redirect(`${prefix}/find?hook=signup`);
  const t = await getTranslations(props.texts);
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <NextIntlClientProvider messages={someMessages(locale, ['errors', 'mailing']) as never}>
        {props.button({ prefix, token, timeZone: brand.timezone })}
      </NextIntlClientProvider>
    </FormPage>
  );
}
