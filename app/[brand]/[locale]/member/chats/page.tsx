import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { ChatPanes } from '#components/chat/chat-panes.tsx';
import { ConversationList } from '#components/chat/conversation-list.tsx';
import { conversations } from '#lib/chat/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

const FIRST = 30;

export default async function Chats({ params }: { params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const t = await getTranslations('chat.list');
  const list = await conversations(member, member.publicId, locale, { limit: FIRST });
  const seen = { now: clock.ms(), timeZone: brand.timezone, prefix };
  return (
    <main>
      <h1 className="sr-only">{t('title')}</h1>
      <ChatPanes
        title={t('title')}
        list={<ConversationList initial={list} {...seen} />}
        hint={<p className="text-ink-soft">{t('hint')}</p>}
      />
    </main>
  );
}
