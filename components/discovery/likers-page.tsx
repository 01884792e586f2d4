import { useTranslations } from 'next-intl';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { ListEnd } from '#components/brand/list-end.tsx';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { LikersView } from '#lib/discovery/likers/likers-view.ts';
import { Pager } from './pager.tsx';
import { ProfileGrid } from './profile-grid.tsx';

interface LikersPageProps {
  view: LikersView;
  country: string;
  /** Where the card check is made; null where it is passed or the flow offers none. */
  cardCheckHref: string | null;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** One page of fewer ends with a next step. */
const SHORT_LIST = 5;

/** The members who like the member and wait for an answer, the latest first. Nothing of a like is blurred at any level. */
export function LikersPage({ view, country, cardCheckHref, prefix }: LikersPageProps) {
  const t = useTranslations('discovery.likers');
  const { found, freePages, locked, saved } = view;
  const { profiles, total, page, pages } = found;
  const find = (variant: 'primary' | 'secondary') => (
    <a
      href={`${prefix}/find`}
      className={buttonStyle({ variant, size: variant === 'primary' ? 'md' : 'sm' })}
    >
      {t('find')}
    </a>
  );
  return (
    <main className="mx-auto grid max-w-page grid-cols-1 gap-5 px-(--gutter) pt-1 pb-10 sm:gap-6 sm:pt-6">
      <header className="grid gap-1 pt-2">
        <h1 className="display text-3xl max-desk:sr-only">{t('title')}</h1>
        {total > 0 && <p className="max-w-prose text-ink-soft">{t('text', { count: total })}</p>}
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
          saved={saved}
        />
      )}
      {profiles.length > 0 && profiles.length < SHORT_LIST && pages <= 1 && (
        <ListEnd action={find('secondary')} className="mt-3 max-w-prose">
          {t('end')}
        </ListEnd>
      )}
      <Pager
        freePages={freePages}
        page={page}
        pages={pages}
        hrefOf={(one) => `${prefix}/likes?page=${String(one)}`}
      />
      {locked && <HookPopup automatic kind="paginazione" />}
    </main>
  );
}
