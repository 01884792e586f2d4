'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import type { KeyboardEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { deskError } from '../desk-errors.ts';
import { LoadError } from '../error-message.tsx';
import { PageHeader } from '../page-header.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { QueueRow } from './queue-row.tsx';
import { useQueue, type View } from './use-queue.ts';

const VIEWS: readonly { view: View; name: string; empty: string; hint: string }[] = [
  {
    view: 'waiting',
    name: 'Waiting',
    empty: 'No waiting conversations',
    hint: 'New conversations for operators appear here automatically.',
  },
  {
    view: 'mine',
    name: 'Mine',
    empty: 'No assigned conversations',
    hint: 'Take over a waiting or recent conversation.',
  },
  {
    view: 'recent',
    name: 'Last 24 hours',
    empty: 'No conversations in the last 24 hours',
    hint: 'Includes all conversations that operators can take over.',
  },
  {
    view: 'flagged',
    name: 'Needs care',
    empty: 'No members marked',
    hint: 'Members marked by an operator appear here with their latest conversation.',
  },
];

const PATH = '/conversations';

interface QueueProps {
  brands: readonly { id: string; name: string }[];
  /** May edit the canned answers for all brands. */
  admin: boolean;
}

/** Arrow keys move between rows. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = links[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function Queue({ brands, admin }: QueueProps) {
  const search = useSearchParams();
  const router = useRouter();
  const shown = VIEWS.find(({ view }) => view === search.get('view')) ?? VIEWS[0];
  const view = shown?.view ?? 'waiting';
  const brand = search.get('brand') ?? '';
  const queue = useQueue(view, brand);
  const { first, conversations, error, isLoading } = queue;
  const address = (to: View, of: string): string => {
    const query = new URLSearchParams({
      ...(to === 'waiting' ? {} : { view: to }),
      ...(of === '' ? {} : { brand: of }),
    }).toString();
    return query === '' ? PATH : `${PATH}?${query}`;
  };
  const nameOf = (id: string): string => brands.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      <PageHeader
        title="Conversations"
        aside={
          <div className="flex flex-wrap items-center gap-3 text-sm">
            {/* First, and what is loaded later has its room: nothing moves a link under the pointer. */}
            {admin && (
              <Link
                prefetch={false}
                href="/conversations/answers"
                className="underline underline-offset-2"
              >
                Canned replies
              </Link>
            )}
            <ConnectionStatus />
            <span className={clsx(first === null && 'invisible')}>
              You hold <strong className="tabular-nums">{first?.own ?? 0}</strong> of{' '}
              {first?.most ?? 0}
            </span>
          </div>
        }
      >
        Conversations with hosted profiles. Your messages are labelled as written by an operator.
      </PageHeader>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-b border-line">
        <nav aria-label="Views" className="-mb-px flex max-w-full gap-1 overflow-x-auto">
          {VIEWS.map((one) => (
            <Link
              key={one.view}
              prefetch={false}
              scroll={false}
              href={address(one.view, brand)}
              aria-current={one.view === view ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap',
                one.view === view
                  ? 'border-accent-ink text-ink'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {one.name}
            </Link>
          ))}
        </nav>
        {brands.length > 1 && (
          <label className="flex items-center gap-2 pb-1 text-sm">
            <span className="text-ink-soft">Brand</span>
            <Select
              value={brand}
              options={[
                { value: '', label: 'All' },
                ...brands.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => {
                router.replace(address(view, target.value), { scroll: false });
              }}
            />
          </label>
        )}
      </div>
      {isLoading && <QueueSkeleton />}
      {error !== undefined && conversations.length === 0 && (
        <LoadError errorMessage={deskError(error)} again={queue.again} />
      )}
      {first !== null && conversations.length === 0 && (
        <EmptyState title={shown?.empty ?? ''}>{shown?.hint}</EmptyState>
      )}
      <ul
        aria-label={shown?.name}
        aria-busy={isLoading}
        onKeyDown={walk}
        className="divide-y divide-line empty:hidden"
      >
        {conversations.map((conversation) => (
          <QueueRow
            key={conversation.conversationId}
            conversation={conversation}
            brand={nameOf(conversation.brandId)}
            self={first?.self ?? ''}
          />
        ))}
      </ul>
      {queue.hasMore && (
        <Button
          className="mt-4"
          variant="secondary"
          pending={queue.isValidating}
          onClick={queue.more}
        >
          Show more
        </Button>
      )}
    </>
  );
}

/** The queue while it is fetched. */
function QueueSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading conversations" role="status" className="mt-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-3 border-b border-line px-2 py-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 flex-1 max-lg:hidden" />
          <Skeleton className="ml-auto h-4 w-14" />
        </div>
      ))}
    </div>
  );
}
