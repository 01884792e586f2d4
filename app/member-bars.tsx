import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Wordmark } from '#components/brand/wordmark.tsx';
import { MemberBarsFrame } from '#components/shell/member-bars.tsx';
import { navigationFor } from '#components/shell/places.ts';
import { Toaster } from '#components/ui/toast.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { inboxState } from '#lib/chat/conversations/inbox-state.ts';
import { newNotices } from '#lib/chat/new-notices.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { BrandDrawings } from './brand-drawings.tsx';
import { PageMessages } from './page-messages.tsx';

interface MemberBarsProps {
  member: MemberViewer;
  brand: Brand;
  locale: Locale;
  prefix: string;
  children: ReactNode;
}

/** The member's bars and menus around a page that visitors see too, without connection and start-up popups. */
export async function MemberBars({ member, brand, locale, prefix, children }: MemberBarsProps) {
  const [{ config }, credits, { unread }, newNotifications, t] = await Promise.all([
    flowVersion(member.flowVersionId),
    remainingCredits(member),
    inboxState(member.profileId),
    newNotices(member.profileId),
    getTranslations('notifications'),
  ]);
  return (
    <PageMessages locale={locale} of={['shell']}>
      <BrandDrawings brand={brand.id} />
      <MemberBarsFrame
        mark={<Wordmark brand={brand.id} name={brand.name} className="h-full w-auto" />}
        prefix={prefix}
        navigation={navigationFor(member.seeking, config)}
        counts={{ unread, newNotifications, credits }}
      >
        {children}
      </MemberBarsFrame>
      <Toaster label={t('region')} />
    </PageMessages>
  );
}
