import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { KeepVisit } from '#components/accounts/keep-visit.tsx';
import { SiteFooter } from '#components/home/site-footer.tsx';
import { VisitorHead } from '#components/home/visitor-head.tsx';
import { CookieChoice } from '#components/legal/cookie-choice.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { VisitorPopups } from '#components/popups/visitor-popups.tsx';
import { someMessages } from '#lib/i18n/messages.ts';

const ISLANDS = ['accounts', 'care', 'errors', 'failure', 'legal', 'popups'];

export default async function VisitorLayout({
  params,
  children,
}: {
  params: Promise<BrandParams>;
  children: ReactNode;
}) {
  const { brand, locale, prefix } = await pageBrand(params);
  return (
    <NextIntlClientProvider messages={someMessages(locale, ISLANDS) as never}>
      <PopupHost prefix={prefix} country={brand.country}>
        <VisitorHead brand={{ id: brand.id, name: brand.name }} prefix={prefix} />
        {children}
        <SiteFooter brand={brand} locale={locale} prefix={prefix} />
        <CookieChoice prefix={prefix} />
        <KeepVisit />
        <VisitorPopups />
      </PopupHost>
    </NextIntlClientProvider>
  );
}
