'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Select } from '#components/ui/select.tsx';
import type { TicketList } from '#lib/desk/plain/ticket-lists.ts';
import { TicketSearch } from './ticket-search.tsx';
import { ticketAddress, type TicketQuery } from './ticket-query.ts';

const LISTS: readonly (readonly [TicketList, string])[] = [
  ['waiting', 'Open'],
  ['mine', 'Mine'],
  ['snoozed', 'Snoozed'],
  ['answered', 'Answered'],
  ['closed', 'Closed'],
  ['all', 'All'],
];

interface TicketFiltersProps {
  query: TicketQuery;
  brands: readonly { id: string; name: string }[];
}

/** Filters the tickets; the filters are stored in the address. */
export function TicketFilters({ query, brands }: TicketFiltersProps) {
  const router = useRouter();
  const searching = query.find !== undefined;
  return (
    <div className="grid gap-2">
      <TicketSearch query={query} />
      <nav aria-label="Status" className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1">
        {LISTS.map(([list, name]) => (
          <Link
            key={list}
            prefetch={false}
            href={ticketAddress({ ...query, list, find: undefined })}
            aria-current={query.list === list && !searching ? 'page' : undefined}
            className={clsx(
              'flex min-h-11 items-center justify-center rounded-control px-2 text-sm font-medium lg:min-h-9',
              query.list === list && !searching
                ? 'bg-raised text-ink'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
      {brands.length > 1 && (
        <Select
          aria-label="Brand"
          className="min-h-11 text-sm"
          value={query.brand ?? ''}
          options={[
            { value: '', label: 'All brands' },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => {
            const brand = target.value === '' ? undefined : target.value;
            router.push(ticketAddress({ ...query, brand }));
          }}
        />
      )}
      {searching && (
        <p className="text-sm">
          Found in all lists, the newest first.{' '}
          <Link
            prefetch={false}
            href={ticketAddress({ ...query, find: undefined })}
            className="underline underline-offset-2"
          >
            End search
          </Link>
        </p>
      )}
      {query.member !== undefined && !searching && (
        <p className="text-sm">
          Filtered by member.{' '}
          <Link
            prefetch={false}
            href={ticketAddress({ ...query, member: undefined })}
            className="underline underline-offset-2"
          >
            Show all
          </Link>
        </p>
      )}
    </div>
  );
}
