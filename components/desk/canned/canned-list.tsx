'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { deskCall } from '../desk-call.ts';
import { deskError } from '../desk-errors.ts';
import { ErrorMessage, LoadError } from '../error-message.tsx';
import { Further } from '../next-page.tsx';
import { PageHeader } from '../page-header.tsx';
import { Pill } from '../pill.tsx';
import { useMutation } from '../use-mutation.ts';
import { usePages } from '../use-pages.ts';
import { CannedForm, LANGUAGES, type Canned } from './canned-form.tsx';

interface CannedListProps {
  brands: readonly { id: string; name: string }[];
  ofAll: boolean;
}

/** The canned answers of operators, by language. */
export function CannedList({ brands, ofAll }: CannedListProps) {
  const search = useSearchParams();
  const router = useRouter();
  const locale = LANGUAGES.find(({ value }) => value === search.get('locale'))?.value ?? 'it';
  const [open, setOpen] = useState<Canned | null>(null);
  const action = useMutation();
  const list = usePages('GET /api/desk/canned', { query: { locale } }, 'cursor');
  const { pages, error, loading, again } = list;
  const rows = pages.flatMap(({ answers }) => answers);
  const show = (language: string) => {
    router.replace(`/conversations/answers?locale=${language}`, { scroll: false });
  };
  const nameOf = (id: string | null): string =>
    id === null ? 'All brands' : (brands.find((one) => one.id === id)?.name ?? id);
  const fresh: Canned = {
    id: null,
    profileId: null,
    locale,
    title: '',
    body: '',
    brandId: ofAll ? null : (brands[0]?.id ?? null),
  };
  return (
    <>
      <PageHeader
        title="Canned replies"
        aside={
          <Button
            size="sm"
            className="max-lg:min-h-11"
            onClick={() => {
              setOpen(fresh);
            }}
          >
            New reply
          </Button>
        }
      >
        Templates that operators insert into their replies.{' '}
        <Link prefetch={false} href="/conversations" className="underline underline-offset-2">
          Back to conversations
        </Link>
      </PageHeader>
      <label className="mt-5 flex items-center gap-2 border-b border-line pb-4 text-sm">
        <span className="text-ink-soft">Language</span>
        <Select
          value={locale}
          options={LANGUAGES}
          onChange={({ target }) => {
            show(target.value);
          }}
        />
      </label>
      {loading && <Skeleton className="mt-4 block h-24 w-full" />}
      {error !== undefined && <LoadError errorMessage={deskError(error)} again={again} />}
      {pages.length > 0 && rows.length === 0 && (
        <EmptyState title="No canned replies">No replies in this language yet.</EmptyState>
      )}
      <ErrorMessage>{action.errorMessage}</ErrorMessage>
      <ul aria-label="Canned replies" className="divide-y divide-line empty:hidden">
        {rows.map((row) => (
          <li key={row.id} className="grid gap-2 py-3 lg:grid-cols-[14rem_minmax(0,1fr)_auto]">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{row.title}</span>
              <span className="mt-1 flex flex-wrap gap-1">
                <Pill>{nameOf(row.brandId)}</Pill>
                {row.profile !== null && <Pill tone="accent">{row.profile}</Pill>}
              </span>
            </span>
            <span className="text-sm break-words whitespace-pre-wrap">{row.body}</span>
            <span className="flex gap-1">
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  const { id, brandId, profileId, title, body } = row;
                  setOpen({ id, brandId, profileId, title, body, locale: row.locale });
                }}
              >
                Edit
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={action.pending}
                aria-label={`Delete ${row.title}`}
                onClick={() =>
                  void action.run(async () => {
                    await deskCall('DELETE /api/desk/canned/{id}', { params: { id: row.id } });
                    await list.reload();
                  })
                }
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Further {...list} name="Show more" />
      <Dialog
        open={open !== null}
        onOpenChange={() => {
          setOpen(null);
        }}
        title={open?.id === null ? 'New reply' : 'Edit reply'}
        closeLabel="Close"
      >
        {open !== null && (
          <CannedForm
            begun={open}
            brands={brands}
            ofAll={ofAll}
            onDone={(language) => {
              setOpen(null);
              if (language !== locale) show(language);
              again();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
