import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ConversationList } from '#components/chat/conversation-list.tsx';
import { ConversationListSkeleton } from '#components/chat/conversation-list-skeleton.tsx';
import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { conversations } from '#lib/chat/queries.ts';

const FIRST = 30;

interface ConversationPaneProps {
  member: MemberViewer;
  locale: string;
  /** Whose thread stands beside the list. */
  openId?: string;
  now: number;
  timeZone: string;
  prefix: string;
}

async function Listed({ member, locale, ...rest }: ConversationPaneProps) {
  const list = await conversations(member, member.publicId, locale, { limit: FIRST });
  return <ConversationList initial={list} {...rest} />;
}

/** A member's conversations; the page around them does not wait for the list. */
export async function ConversationPane(props: ConversationPaneProps) {
  const t = await getTranslations('chat.list');
  return (
    <Suspense fallback={<ConversationListSkeleton label={t('loading')} />}>
      <Listed {...props} />
    </Suspense>
  );
}
