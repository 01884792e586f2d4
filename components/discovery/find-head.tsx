import { useTranslations } from 'next-intl';
import type { FindView } from '#lib/discovery/find-view.ts';
import type { FindState } from './find-address.ts';
import { PeopleCount } from './people-count.tsx';
import type { Places } from './place-list.tsx';
import { RegionChooser } from './region-chooser.tsx';

interface FindHeadProps {
  view: FindView;
  state: FindState;
  places: Places;
  prefix: string;
}

/** The head of the search: who is searched for, where, and how many there are. */
export function FindHead({ view, state, places, prefix }: FindHeadProps) {
  const t = useTranslations('discovery');
  const { found, activeNow, seeking, filters } = view;
  return (
    <header className="grid gap-1">
      <h1 className="display text-3xl">{t(`heading.${seeking}`)}</h1>
      <div className="flex flex-wrap items-center gap-x-5">
        <RegionChooser places={places} state={state} prefix={prefix} />
        <PeopleCount
          total={found.total}
          activeNow={activeNow}
          region={found.region.name}
          filters={filters}
        />
      </div>
    </header>
  );
}
