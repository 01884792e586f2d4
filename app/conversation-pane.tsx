import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ConversationList } from '#components/chat/list/conversation-list.tsx';
import { ConversationListSkeleton } from '#components/chat/list/conversation-list-skeleton.tsx';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';

const FIRST = 30;

interface ConversationPaneProps {
  member: MemberViewer;
  locale: string;
  /** The list is not visible yet: it is fetched once it is. */
  hidden: boolean;
  now: number;
  timeZone: string;
  prefix: string;
}

type ListedProps = Omit<ConversationPaneProps, 'hidden'>;

async function Listed({ member, locale, ...rest }: ListedProps) {
  const list = await conversations(member, member.publicId, locale, { limit: FIRST });
  return <ConversationList initial={list} {...rest} />;
}

/** A member's conversations; the page around them renders without waiting for the list. */
export async function ConversationPane({ hidden, ...props }: ConversationPaneProps) {
  const { now, timeZone, prefix } = props;
  if (hidden)
    return <ConversationList initial={null} now={now} timeZone={timeZone} prefix={prefix} />;
  const t = await getTranslations('chat.list');
  return (
    <Suspense fallback={<ConversationListSkeleton label={t('loading')} />}>
      <Listed {...props} />
    </Suspense>
  );
}
