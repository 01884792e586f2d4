import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { MemberBars } from '#app/member-bars.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { SiteFooter } from '#components/home/site-footer.tsx';
import { VisitorHead } from '#components/home/visitor-head.tsx';
import { CookieChoice } from '#components/legal/cookie-choice.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { VisitorPopups } from '#components/popups/visitor-popups.tsx';
import { VisitorBehaviours } from '#components/visitor/visitor-behaviours.tsx';
import { CONSENT_TOOL_HEADER } from '#lib/http/consent-tool-header.ts';

const ISLANDS = ['accounts', 'errors', 'popups'];

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

/** Around pages for everyone: with the member's bars for a member, else with the visitor's head. */
export default async function VisitorLayout({ params, children }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  const tool = decodeURIComponent((await headers()).get(CONSENT_TOOL_HEADER) ?? '');
  const page = (
    <>
      {children}
      <SiteFooter brand={brand} locale={locale} prefix={prefix} />
    </>
  );
  return (
    <PageMessages locale={locale} of={ISLANDS}>
      <PopupHost prefix={prefix} country={brand.country}>
        <CookieChoice prefix={prefix} {...(tool !== '' && { tool })} />
        {member ? (
          <MemberBars member={member} brand={brand} locale={locale} prefix={prefix}>
            {page}
          </MemberBars>
        ) : (
          <>
            <VisitorHead brand={{ id: brand.id, name: brand.name }} prefix={prefix} />
            {page}
          </>
        )}
        <VisitorBehaviours />
        <VisitorPopups />
      </PopupHost>
    </PageMessages>
  );
}
