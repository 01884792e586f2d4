'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { SavedSearch } from '#lib/discovery/saved-searches/list-searches.ts';
import { SearchRow } from './search-row.tsx';

interface SearchesPageProps {
  initial: readonly SavedSearch[];
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** The searches that the member saved, the latest first. */
export function SearchesPage({ initial, prefix }: SearchesPageProps) {
  const t = useTranslations('searches');
  const [searches, setSearches] = useState(initial);
  return (
    <main className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3 px-(--gutter) pt-1 pb-10 sm:pt-6">
      <header className="grid justify-items-start gap-1 pt-2">
        <h1 className="display text-3xl max-desk:sr-only">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
        <a
          href={`${prefix}/activeNotifications`}
          className="inline-flex min-h-11 items-center font-ui font-medium underline underline-offset-4"
        >
          {t('channels')}
        </a>
      </header>
      {searches.length === 0 ? (
        <EmptyState
          wide
          picture={<EmptyPicture kind="empty" />}
          title={t('empty.title')}
          action={
            <a href={`${prefix}/find`} className={buttonStyle({ size: 'md' })}>
              {t('empty.find')}
            </a>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {searches.map((search) => (
            <li key={search.id}>
              <SearchRow
                search={search}
                prefix={prefix}
                onDeleted={() => {
                  setSearches((before) => before.filter(({ id }) => id !== search.id));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
