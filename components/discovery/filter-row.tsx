import { Bookmark, Heart, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SaveSearch } from '#components/searches/save-search.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { CLEARED_FILTERS, filtersOn, findHref, type FindState } from './find-address.ts';
import { FilterChip } from './filter-chip.tsx';
import { Filters } from './filters.tsx';

interface FilterRowProps {
  state: FindState;
  /** See FindView. */
  nearTo: string | null;
  /** The searched place, after which a saved search is named. */
  place: string;
  /** The name under which this search is saved already. */
  savedAs: string | null;
  prefix: string;
}

/** Those that many members change often; the others are in the panel. */
const QUICK = ['withPhoto', 'onlineNow', 'newHere', 'membersOnly'] as const;

/** All filters behind one button, the lists of saved profiles and of likes and the quick filters beside it. On a phone the row scrolls sideways. */
export function FilterRow({ state, nearTo, place, savedAs, prefix }: FilterRowProps) {
  const t = useTranslations('discovery.filters');
  return (
    <div
      role="group"
      aria-label={t('title')}
      className="-mx-(--gutter) flex gap-2 overflow-x-auto overscroll-x-contain px-(--gutter) py-1 [scrollbar-width:none] lg:flex-wrap"
    >
      <Filters state={state} nearTo={nearTo} prefix={prefix} />
      <SaveSearch state={state} place={place} savedAs={savedAs} prefix={prefix} />
      <a href={`${prefix}/picks`} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        <Sparkles aria-hidden="true" strokeWidth={1.75} />
        {t('picks')}
      </a>
      <a href={`${prefix}/saved`} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        <Bookmark aria-hidden="true" strokeWidth={1.75} />
        {t('saved')}
      </a>
      <a href={`${prefix}/likes`} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        <Heart aria-hidden="true" strokeWidth={1.75} />
        {t('likers')}
      </a>
      {QUICK.map((choice) => (
        <FilterChip
          key={choice}
          href={findHref(prefix, state, { page: 1, [choice]: !state[choice] })}
          on={state[choice]}
          label={t(choice)}
        />
      ))}
      {filtersOn(state) > 0 && (
        <a
          href={findHref(prefix, state, { ...CLEARED_FILTERS, page: 1 })}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          {t('reset')}
        </a>
      )}
    </div>
  );
}
