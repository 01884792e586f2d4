import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { Channels } from '#components/profile/mailing/channels.tsx';
import { noticeChannels } from '#lib/accounts/notices/notice-channels.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('mailing.channels');

export default async function ActiveNotifications({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const now = clock.now();
  const [profile, channels, t] = await Promise.all([
    ownProfile(member, member.publicId, now),
    noticeChannels(member, now),
    getTranslations('mailing.channels'),
  ]);
  return (
    <main className="mx-auto grid max-w-[40rem] gap-6 px-(--gutter) py-6 desk:py-14">
      <div className="grid gap-3">
        <h1 className="display text-3xl">{t('title')}</h1>
        <p className="text-ink-soft">{t('text')}</p>
      </div>
      <PageMessages locale={locale} of={['mailing']}>
        <Channels
          trackerId={profile.clickid}
          email={profile.email}
          confirmed={profile.confirmed_email}
          saved={profile.notifications}
          prefix={prefix}
          brand={brand.id}
          timeZone={brand.timezone}
          channels={channels}
        />
      </PageMessages>
    </main>
  );
}
