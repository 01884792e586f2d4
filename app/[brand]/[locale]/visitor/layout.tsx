import type { ReactNode } from 'react';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { SiteFooter } from '#components/home/site-footer.tsx';
import { VisitorHead } from '#components/home/visitor-head.tsx';
import { CookieChoice } from '#components/legal/cookie-choice.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { VisitorPopups } from '#components/popups/visitor-popups.tsx';
import { VisitorBehaviours } from '#components/visitor/visitor-behaviours.tsx';

const ISLANDS = ['accounts', 'errors', 'popups'];

export default async function VisitorLayout({
  params,
  children,
}: {
  params: Promise<BrandParams>;
  children: ReactNode;
}) {
  const { brand, locale, prefix } = await pageBrand(params);
  return (
    <PageMessages locale={locale} of={ISLANDS}>
      <PopupHost prefix={prefix} country={brand.country}>
        <VisitorHead brand={{ id: brand.id, name: brand.name }} prefix={prefix} />
        {children}
        <SiteFooter brand={brand} locale={locale} prefix={prefix} />
        <CookieChoice prefix={prefix} />
        <VisitorBehaviours />
        <VisitorPopups />
      </PopupHost>
    </PageMessages>
  );
}
