import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ConversationPane } from '#app/conversation-pane.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { ChatPanes } from '#components/chat/chat-panes.tsx';
import { OpeningThreadProvider } from '#components/chat/opening-thread.tsx';
import { PAGE_PATH } from '#lib/http/page-path.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

/** On a phone that opens a thread the list is hidden, so it is fetched only when it becomes visible. */
async function listIsHidden(): Promise<boolean> {
  const asked = await headers();
  const inThread = /^\/chats\/[^/]/.test(asked.get(PAGE_PATH) ?? '');
  return inThread && /\bMobile\b/.test(asked.get('user-agent') ?? '');
}

/** List and thread: the list stays mounted while threads change. */
export default async function Layout({ params, children }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const t = await getTranslations('chat');
  const seen = { now: clock.ms(), timeZone: brand.timezone, prefix };
  return (
    <PageMessages locale={locale} of={['chat']}>
      <main>
        <OpeningThreadProvider prefix={prefix}>
          <ChatPanes
            title={t('title')}
            list={
              <ConversationPane
                hidden={await listIsHidden()}
                member={member}
                locale={locale}
                {...seen}
              />
            }
          >
            {children}
          </ChatPanes>
        </OpeningThreadProvider>
      </main>
    </PageMessages>
  );
}
