import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { single, type QueryPage } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { NoThread } from '#components/chat/thread/empty-thread.tsx';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { peerOfCall } from '#lib/chat/calls/peer-of-call.ts';

export const generateMetadata = sectionTitle('chats');

/** The thread of a call that a push message leads to: its address has nothing of the other side. */
async function openThreadOfCall({ params, searchParams }: QueryPage): Promise<void> {
  const call = single((await searchParams)['call']);
  if (call === '') return;
  const { brand, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  const angelId = member && (await peerOfCall(member.profileId, call));
  if (angelId !== null) redirect(`${prefix}/chats/${angelId}`);
}

/** The placeholder beside the list (which the layout renders): says that a thread opens here. */
export default async function Chats(props: QueryPage) {
  await pageBrand(props.params);
  await openThreadOfCall(props);
  const t = await getTranslations('chat.list.hint');
  return (
    <NoThread>
      <EmptyState title={t('title')} picture={<EmptyPicture kind="empty" />}>
        {t('text')}
      </EmptyState>
    </NoThread>
  );
}
