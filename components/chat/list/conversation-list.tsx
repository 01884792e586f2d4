'use client';

import { clsx } from 'clsx';
import { LockKeyhole, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { HookLink } from '#components/payments/hooks/hook-link.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { ListEnd } from '#components/brand/list-end.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Input } from '#components/ui/input.tsx';
import { useOpeningThread } from '../opening-thread.tsx';
import { useTimes } from '../state/message-time.ts';
import { useNow } from '../state/server-clock.ts';
import type { Conversation, ListAnswer } from '../state/types.ts';
import { ConversationListSkeleton } from './conversation-list-skeleton.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { rowTime, splitMatches } from './list-state.ts';
import { NewMatches } from './new-matches.tsx';
import { useConversations } from './use-conversations.ts';
import { useNameSearch } from './use-name-search.ts';

interface ConversationListProps {
  /** Null where the page hides the list at first. */
  initial: ListAnswer | null;
  now: number;
  timeZone: string;
  prefix: string;
}

const NONE: readonly Conversation[] = [];

/** A list of fewer ends with a next step. */
const SHORT_LIST = 5;

/** All conversations, the newest first. */
export function ConversationList(props: ConversationListProps) {
  const { prefix } = props;
  const t = useTranslations('chat.list');
  const { openId } = useOpeningThread();
  const { conversations, matches, hasMore, loading, older } = useConversations(
    props.initial,
    openId,
  );
  const [query, setQuery] = useState('');
  const { found, searching } = useNameSearch(conversations ?? NONE, query, hasMore);
  const { fresh, others } = splitMatches(conversations ?? NONE, query === '' ? matches : []);
  const shown = query === '' ? others : found;
  const times = useTimes(props.timeZone);
  const now = useNow(props.now);
  const rows = useReturnToRow(openId);

  if (conversations === undefined) return <ConversationListSkeleton label={t('loading')} />;
  if (conversations.length === 0) {
    return (
      <EmptyState
        className="px-5 md:px-4"
        title={t('empty.title')}
        picture={<EmptyPicture kind="empty" />}
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
      <ConversationSearch value={query} onChange={setQuery} />
      <p
        role="status"
        className={clsx('px-4 py-6 text-ink-soft', (query === '' || found.length > 0) && 'sr-only')}
      >
        {query !== '' && (searching ? t('searching') : t('found', { count: found.length }))}
      </p>
      {conversations.some(({ last }) => last?.blurred === true) && <BlurredLine prefix={prefix} />}
      <div ref={rows} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <NewMatches matches={fresh} prefix={prefix} />
        <ul className="divide-y divide-line">
          {shown.map((conversation) => (
            <li key={conversation.angelId}>
              <ConversationRow
                conversation={conversation}
                href={`${prefix}/chats/${conversation.angelId}`}
                current={conversation.angelId === openId}
                time={times.short(rowTime(conversation), now)}
              />
            </li>
          ))}
          {hasMore && query === '' && (
            <li className="grid p-4">
              <Button variant="secondary" size="sm" pending={loading} onClick={older}>
                {t('older')}
              </Button>
            </li>
          )}
          {!hasMore && query === '' && others.length < SHORT_LIST && (
            <li className="p-4">
              <ListEnd
                action={
                  <a
                    href={`${prefix}/find`}
                    className={buttonStyle({ variant: 'secondary', size: 'sm' })}
                  >
                    {t('empty.action')}
                  </a>
                }
              >
                {t('empty.text')}
              </ListEnd>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

/** Above the list while it contains a message that the member may not read. A press shows what unlocks it. */
function BlurredLine({ prefix }: { prefix: string }) {
  const t = useTranslations('hooks');
  return (
    <HookLink
      kind="attiva_lettura"
      href={`${prefix}/hook/messaggio_offuscato`}
      className="mx-4 mb-2 flex min-h-11 items-center gap-2 font-ui text-sm font-semibold text-accent-ink underline underline-offset-4"
    >
      <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {t('reading')}
    </HookLink>
  );
}

/** When a thread is closed, moves the focus to the link that opens it. */
function useReturnToRow(openId: string | undefined): RefObject<HTMLDivElement | null> {
  const rows = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId !== undefined || left === undefined) return;
    const id = CSS.escape(left);
    rows.current
      ?.querySelector<HTMLElement>(`[data-conversation="${id}"], [data-match="${id}"]`)
      ?.focus({ preventScroll: true });
  }, [openId]);
  return rows;
}

interface ConversationSearchProps {
  value: string;
  onChange: (query: string) => void;
}

function ConversationSearch({ value, onChange }: ConversationSearchProps) {
  const t = useTranslations('chat.list');
  const id = useId();
  return (
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
        value={value}
        placeholder={t('search')}
        className="pl-12"
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
