import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { someMessages } from '#lib/i18n/messages.ts';

/** The words of the own account, which no other page carries. */
const ISLANDS = [
  ...['account', 'accounts', 'errors', 'failure', 'photos'],
  ...['profile', 'safety', 'security', 'shell'],
];

export default async function ProfileLayout({
  params,
  children,
}: {
  params: Promise<BrandParams>;
  children: ReactNode;
}) {
  const { locale } = await pageBrand(params);
  return (
    <NextIntlClientProvider messages={someMessages(locale, ISLANDS) as never}>
      {children}
    </NextIntlClientProvider>
  );
}
