import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { ChatPanes } from '#components/chat/chat-panes.tsx';
import { ConversationList } from '#components/chat/conversation-list.tsx';
import { Thread } from '#components/chat/thread.tsx';
import { openThread } from '#lib/chat/open-thread.ts';
import { conversations } from '#lib/chat/queries.ts';
import { profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';

type Props = { readonly params: Promise<BrandParams & { readonly u: string }> };

const FIRST = { list: 30, messages: 40 };

export default async function Chat({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { u } = await params;
  const now = clock.now();
  const t = await getTranslations('chat.list');
  const asked = { trackerId: member.publicId, angelId: u, limit: FIRST.messages };
  const [thread, list, profile] = await Promise.all([
    openThread(member, asked, locale, now).catch((error: unknown) => {
      if (isAppError(error)) notFound();
      throw error;
    }),
    conversations(member, member.publicId, locale, { limit: FIRST.list }),
    // A system sender, or somebody who left, has no page of their own.
    profileView({ viewer: member, locale, now }, u).catch(() => null),
  ]);
  const seen = { now: now.getTime(), timeZone: brand.timezone, prefix };
  return (
    <main>
      <h1 className="sr-only">{thread.peer.screenName}</h1>
      <ChatPanes
        title={t('title')}
        list={<ConversationList initial={list} openId={u} {...seen} />}
        thread={
          <Thread
            key={u}
            peer={thread.peer}
            initial={thread}
            composer={thread.composer}
            online={profile?.online ?? false}
            city={profile?.city ?? null}
            {...seen}
          />
        }
        hint={null}
      />
    </main>
  );
}
