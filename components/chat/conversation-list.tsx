'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { cn } from '#components/ui/cn.ts';
import { EmptyPicture } from '#components/ui/empty-picture.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Input } from '#components/ui/input.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { findByName } from './list-state.ts';
import { useTimes } from './message-time.ts';
import type { ListAnswer } from './types.ts';
import { useConversations } from './use-conversations.ts';
import { useNow } from './use-now.ts';

/** From here on finding somebody by eye takes longer than typing. */
const SEARCH_FROM = 6;

interface ConversationListProps {
  initial: ListAnswer;
  /** Whose thread stands beside the list. */
  openId?: string;
  now: number;
  timeZone: string;
  prefix: string;
}

/** All conversations, the newest first. */
export function ConversationList(props: ConversationListProps) {
  const { openId, prefix } = props;
  const t = useTranslations('chat.list');
  const { conversations, hasMore, loading, older } = useConversations(props.initial, openId);
  const [words, setWords] = useState('');
  const times = useTimes(props.timeZone);
  const now = useNow(props.now);
  const id = useId();
  const found = findByName(conversations, words);

  if (conversations.length === 0) {
    return (
      <EmptyState
        className="px-5 md:px-4"
        title={t('empty.title')}
        picture={<EmptyPicture kind="letters" />}
        action={
          <a href={`${prefix}/find`} className={buttonStyle({ size: 'md' })}>
            {t('empty.action')}
          </a>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {conversations.length >= SEARCH_FROM && (
        <div className="relative border-b border-line px-4 py-3">
          <label htmlFor={id} className="sr-only">
            {t('search')}
          </label>
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-8 size-5 -translate-y-1/2 text-ink-soft"
          />
          <Input
            id={id}
            type="search"
            value={words}
            placeholder={t('search')}
            className="pl-12"
            onChange={(event) => {
              setWords(event.target.value);
            }}
          />
        </div>
      )}
      <p role="status" className={cn('px-4 py-6 text-ink-soft', found.length > 0 && 'sr-only')}>
        {words === '' ? '' : t('found', { count: found.length })}
      </p>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain">
        {found.map((conversation) => (
          <li key={conversation.angelId}>
            <ConversationRow
              conversation={conversation}
              href={`${prefix}/chats/${conversation.angelId}`}
              current={conversation.angelId === openId}
              time={conversation.last === null ? '' : times.short(conversation.last.time, now)}
            />
          </li>
        ))}
        {hasMore && words === '' && (
          <li className="grid p-4">
            <Button variant="secondary" size="sm" pending={loading} onClick={older}>
              {t('older')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
