import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { sectionTitle } from '#app/page-title.ts';
import { NoThread } from '#components/chat/thread/empty-thread.tsx';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

export const generateMetadata = sectionTitle('chats');

/** The placeholder beside the list (which the layout renders): says that a thread opens here. */
export default async function Chats({ params }: { params: Promise<BrandParams> }) {
  await pageBrand(params);
  const t = await getTranslations('chat.list.hint');
  return (
    <NoThread>
      <EmptyState title={t('title')} picture={<EmptyPicture kind="empty" />}>
        {t('text')}
      </EmptyState>
    </NoThread>
  );
}
