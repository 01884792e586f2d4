'use client';

import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Input } from '#components/ui/input.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Further } from '../next-page.tsx';
import { valueLabel } from '../config/value-labels.ts';
import { LoadError } from '../error-message.tsx';
import { Pill } from '../pill.tsx';
import { PageHeader } from '../page-header.tsx';
import { usePages } from '../use-pages.ts';
import { deskError } from '../desk-errors.ts';

type Filter = 'name' | 'brand' | 'state';

const PATH = '/hosted-profiles';

interface ProfileListProps {
  brands: readonly { id: string; name: string }[];
  mayChange: boolean;
}

/** All hosted profiles by name; the filters are stored in the address. */
export function ProfileList({ brands, mayChange }: ProfileListProps) {
  const search = useSearchParams();
  const router = useRouter();
  const given = (name: Filter): string => search.get(name) ?? '';
  const wanted = Object.fromEntries(
    (['name', 'brand', 'state'] as const)
      .map((name) => [name, given(name)] as const)
      .filter(([, value]) => value !== ''),
  );
  const [name, setName] = useState(given('name'));
  const list = usePages('GET /api/desk/hostedProfiles', { query: wanted }, 'cursor');
  const narrow = (filter: Filter, value: string) => {
    const query = new URLSearchParams({ ...wanted, [filter]: value });
    if (value === '') query.delete(filter);
    const text = query.toString();
    router.replace(text === '' ? PATH : `${PATH}?${text}`, { scroll: false });
  };
  const rows = list.pages.flatMap(({ profiles }) => profiles);
  const nameOf = (id: string): string => brands.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      <PageHeader
        title="Hosted profiles"
        aside={
          mayChange && (
            <Link
              prefetch={false}
              href="/hosted-profiles/new"
              className={buttonStyle({ size: 'sm' })}
            >
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
              New profile
            </Link>
          )
        }
      >
        Fictional profiles, labelled as hosted wherever members see them.
      </PageHeader>
      <form
        method="post"
        role="search"
        className="mt-5 flex flex-wrap items-end gap-3 border-b border-line pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          narrow('name', name.trim());
        }}
      >
        <label className="grid gap-1 text-sm">
          <span className="text-ink-soft">Name starts with</span>
          <Input
            type="search"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
            }}
          />
        </label>
        {brands.length > 1 && (
          <label className="grid gap-1 text-sm">
            <span className="text-ink-soft">Brand</span>
            <Select
              value={given('brand')}
              options={[
                { value: '', label: 'All' },
                ...brands.map((brand) => ({ value: brand.id, label: brand.name })),
              ]}
              onChange={({ target }) => {
                narrow('brand', target.value);
              }}
            />
          </label>
        )}
        <label className="grid gap-1 text-sm">
          <span className="text-ink-soft">State</span>
          <Select
            value={given('state')}
            options={[
              { value: '', label: 'All' },
              { value: 'active', label: 'Active' },
              { value: 'paused', label: 'Paused' },
            ]}
            onChange={({ target }) => {
              narrow('state', target.value);
            }}
          />
        </label>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {list.error !== undefined && (
        <LoadError errorMessage={deskError(list.error)} again={list.again} />
      )}
      {list.loading && (
        <div role="status" aria-busy="true" aria-label="Loading profiles">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex items-center gap-3 border-b border-line px-2 py-3">
              <Skeleton className="size-10 rounded-full" />
              <Skeleton className="h-4 w-40" />
            </div>
          ))}
        </div>
      )}
      {list.pages.length > 0 && rows.length === 0 && (
        <EmptyState title="No profiles found">
          {Object.keys(wanted).length > 0
            ? 'No matches for these filters.'
            : 'No hosted profiles on your brands.'}
        </EmptyState>
      )}
      <ul aria-label="Hosted profiles" className="divide-y divide-line empty:hidden">
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              prefetch={false}
              href={`/hosted-profiles/${row.id}`}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 px-2 py-2.5 hover:bg-raised focus-visible:bg-raised lg:grid-cols-[2.5rem_14rem_minmax(0,1fr)_12rem_auto]"
            >
              <Avatar
                name={row.name}
                size={40}
                {...(row.picture !== null && { src: row.picture })}
              />
              <span className="min-w-0 leading-tight">
                <span className="block truncate font-semibold">
                  {row.name}, <span className="font-normal tabular-nums">{row.age}</span>
                </span>
                <span className="block truncate text-xs text-ink-soft">
                  {row.place ?? 'No location'}
                </span>
              </span>
              <span className="truncate text-sm text-ink-soft max-lg:hidden">
                {row.brandIds.length === 0 ? 'No brands' : row.brandIds.map(nameOf).join(', ')}
              </span>
              <span className="text-sm text-ink-soft max-lg:hidden">
                {row.answeredBy.map((one) => valueLabel('answeredBy', one)).join(', ')}
              </span>
              <span className="flex flex-wrap justify-end gap-1">
                {row.pendingPhotos > 0 && <Pill>Photo pending</Pill>}
                <Pill tone={row.state === 'active' ? 'good' : 'plain'}>{row.state}</Pill>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Further {...list} name="Show more" />
    </>
  );
}
