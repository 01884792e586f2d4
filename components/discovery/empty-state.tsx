import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { WiderSearch } from '#lib/discovery/search/wider-searches.ts';
import { filtersOn, findHref, type FindState } from './find-address.ts';
import type { Places } from './place-list.tsx';
import { RegionChooser } from './region-chooser.tsx';

interface NoResultsProps {
  state: FindState;
  wider: readonly WiderSearch[];
  places: Places;
  prefix: string;
}

/** No results: offers each single change that would find profiles, with their number, and another place. */
export function NoResults({ state, wider, places, prefix }: NoResultsProps) {
  const t = useTranslations('discovery');
  const why = filtersOn(state) === 0 ? 'plain' : wider.length > 0 ? 'filtered' : 'stuck';
  return (
    <EmptyState
      wide
      picture={<EmptyPicture kind="search" />}
      title={t(why === 'plain' ? 'empty.title' : 'empty.titleFiltered')}
      action={
        <>
          {wider.map(({ gives, change, total }, index) => {
            const { ageMin, ageMax } = { ...state, ...change };
            return (
              <a
                key={gives}
                href={findHref(prefix, state, { ...change, page: 1 })}
                className={buttonStyle({ variant: index === 0 ? 'primary' : 'secondary' })}
              >
                {t(`empty.wider.${gives}`, { from: ageMin, to: ageMax })}
                <span className="font-normal">{t('total', { count: total })}</span>
              </a>
            );
          })}
          <RegionChooser places={places} state={state} prefix={prefix} as="button" />
        </>
      }
    >
      <p>{t(`empty.${why}`)}</p>
    </EmptyState>
  );
}
