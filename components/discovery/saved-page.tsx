import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { ListEnd } from '#components/brand/list-end.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { ProfilesPage } from '#lib/discovery/queries.ts';
import { Pager } from './pager.tsx';
import { ProfileGrid } from './profile-grid.tsx';

interface SavedPageProps {
  found: ProfilesPage;
  country: string;
  /** Where the card check is made; null where it is passed or the flow offers none. */
  cardCheckHref: string | null;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** One page of fewer ends with a next step. */
const SHORT_LIST = 5;

/** The profiles that the member saved, newest first. */
export function SavedPage({ found, country, cardCheckHref, prefix }: SavedPageProps) {
  const t = useTranslations('discovery.saved');
  const { profiles, page, pages } = found;
  const find = (variant: 'primary' | 'secondary') => (
    <a
      href={`${prefix}/find`}
      className={buttonStyle({ variant, size: variant === 'primary' ? 'md' : 'sm' })}
    >
      {t('empty.find')}
    </a>
  );
  return (
    <main className="mx-auto grid max-w-page grid-cols-1 gap-5 px-(--gutter) pt-1 pb-10 sm:gap-6 sm:pt-6">
      <header className="grid gap-1 pt-2">
        <h1 className="display text-3xl max-desk:sr-only">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
        <a
          href={`${prefix}/searches`}
          className="inline-flex min-h-11 items-center justify-self-start font-ui font-medium underline underline-offset-4"
        >
          {t('searches')}
        </a>
      </header>
      {profiles.length === 0 ? (
        <EmptyState
          wide
          picture={<EmptyPicture kind="empty" />}
          title={t('empty.title')}
          action={find('primary')}
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <ProfileGrid
          profiles={profiles}
          country={country}
          prefix={prefix}
          cardCheckHref={cardCheckHref}
          saved={profiles.map(({ id }) => id)}
        />
      )}
      {profiles.length > 0 && profiles.length < SHORT_LIST && pages <= 1 && (
        <ListEnd action={find('secondary')} className="mt-3 max-w-prose">
          {t('empty.text')}
        </ListEnd>
      )}
      <Pager
        freePages={undefined}
        page={page}
        pages={pages}
        hrefOf={(one) => `${prefix}/saved?page=${String(one)}`}
      />
    </main>
  );
}
