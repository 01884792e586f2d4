import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { sectionTitle } from '#app/page-title.ts';
import { NotificationsPage } from '#components/notifications/notifications-page.tsx';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { clock } from '#lib/kernel/clock.ts';

export const generateMetadata = sectionTitle('notifications');

export default async function Notifications({ params }: { params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const notices = await receivedNotices(member, member.publicId, locale);
  return (
    <PageMessages locale={locale} of={['chat.day']}>
      <main>
        <NotificationsPage
          initial={notices}
          now={clock.ms()}
          timeZone={brand.timezone}
          prefix={prefix}
        />
      </main>
    </PageMessages>
  );
}
