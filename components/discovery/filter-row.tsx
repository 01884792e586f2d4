import { useTranslations } from 'next-intl';
import { SaveSearch } from '#components/searches/save-search.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { CLEARED_FILTERS, filtersOn, findHref, type FindState } from './find-address.ts';
import { FilterChip } from './filter-chip.tsx';
import { Filters } from './filters.tsx';
import { OwnLists } from './own-lists.tsx';

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

/** All filters behind one button, the member's lists, the quick filters, and last what saves the search. On a phone the row scrolls sideways. */
export function FilterRow({ state, nearTo, place, savedAs, prefix }: FilterRowProps) {
  const t = useTranslations('discovery.filters');
  return (
    <div
      role="group"
      aria-label={t('title')}
      className="-mx-(--gutter) flex gap-2 overflow-x-auto overscroll-x-contain px-(--gutter) py-1 [scrollbar-width:none] max-lg:whitespace-nowrap max-lg:[&>*]:shrink-0 lg:relative lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
    >
      <Filters state={state} nearTo={nearTo} prefix={prefix} />
      <OwnLists prefix={prefix} />
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
      <SaveSearch state={state} place={place} savedAs={savedAs} prefix={prefix} />
    </div>
  );
}
