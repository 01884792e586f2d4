import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormPage } from '#components/home/form-page.tsx';
import { pageBrand } from './page-brand.ts';
import { single, type QueryPage } from './page-query.ts';
import { PageMessages } from './page-messages.tsx';

type Link = { readonly prefix: string; readonly token: string; readonly timeZone: string };

interface MailedLinkPageProps extends QueryPage {
  /** Message namespace whose `title` heads the page. */
  texts: string;
  /** Namespaces that the button needs. */
  namespaces?: readonly string[];
  button: (link: Link) => ReactNode;
}

/** The page of a mailed link; only the button consumes its token. */
export async function MailedLinkPage({ namespaces = ['mailing'], ...props }: MailedLinkPageProps) {
  const { brand, locale, prefix } = await pageBrand(props.params);
  const token = single((await props.searchParams)['token']);
  if (token === '') redirect(`${prefix}/find?hook=signup`);
  const t = await getTranslations(props.texts);
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <PageMessages locale={locale} of={namespaces}>
        {props.button({ prefix, token, timeZone: brand.timezone })}
      </PageMessages>
    </FormPage>
  );
}
