import { getTranslations } from 'next-intl/server';
import { ConversationPane } from '#app/conversation-pane.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageWords } from '#app/page-words.tsx';
import { ChatPanes } from '#components/chat/chat-panes.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { clock } from '#lib/kernel/clock.ts';

export default async function Chats({ params }: { params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const t = await getTranslations('chat');
  const seen = { now: clock.ms(), timeZone: brand.timezone, prefix };
  return (
    <PageWords locale={locale} of={['chat']}>
      <main>
        <ChatPanes
          title={t('title')}
          list={<ConversationPane {...{ member, locale }} {...seen} />}
          hint={<EmptyState title={t('list.hint.title')}>{t('list.hint.text')}</EmptyState>}
        />
      </main>
    </PageWords>
  );
}
