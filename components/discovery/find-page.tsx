import { useTranslations } from 'next-intl';
import { HookPrompt } from '#components/payments/hook-prompt.tsx';
import { Button } from '#components/ui/button.tsx';
import type { FindView } from '#lib/discovery/find-view.ts';
import { NobodyFound } from './empty-state.tsx';
import { Filters } from './filters.tsx';
import {
  filtersOn,
  findHref,
  findQuery,
  OLDEST,
  YOUNGEST,
  type FindState,
} from './find-address.ts';
import { FIND_GRID } from './find-grid.ts';
import { Pager } from './pager.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RegionChooser } from './region-chooser.tsx';
import { RememberFind } from './remember-find.tsx';
import { Widened } from './widened.tsx';

interface FindPageProps {
  /** What the search found; see findView. */
  view: FindView;
  state: FindState;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

const EAGER = 4;

export function FindPage({ view, state: asked, prefix }: FindPageProps) {
  const t = useTranslations('discovery');
  const { found, activeNow, seeking, regions, ownRegionId, freePages, locked } = view;
  const state: FindState = {
    ...asked,
    page: found.page,
    ...(locked === 'region' && { region: undefined }),
  };
  const resetHref = findHref(prefix, state, {
    ...{ page: 1, ageMin: YOUNGEST, ageMax: OLDEST, withPhoto: false, membersOnly: false },
  });
  const count = filtersOn(state);
  const home =
    found.widened === null ? found.profiles : found.profiles.slice(0, found.widened.from);
  const cards = (profiles: typeof home, urgent: number) => (
    <ul className={FIND_GRID}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            href={`${prefix}/user/${profile.id}`}
            urgent={index < urgent}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <main className="mx-auto grid max-w-page gap-6 px-(--gutter) pt-6 pb-10">
      <RememberFind query={findQuery(state)} page={found.page} />
      <header className="grid gap-1">
        <h1 className="display text-3xl">{t(`heading.${seeking}`)}</h1>
        <RegionChooser
          regions={regions.map(({ id, name }) => ({
            ...{ id, name },
            href: findHref(prefix, state, {
              page: 1,
              region: id === ownRegionId ? undefined : name,
            }),
          }))}
          currentId={found.region.id}
          ownId={ownRegionId}
          locked={freePages !== undefined}
          planHref={`${prefix}/vip_plan/cambia_regione`}
          labels={{
            change: t('region.change', { region: found.region.name }),
            title: t('region.title'),
            text: t('region.text'),
            own: t('region.own'),
            find: t('region.find'),
            none: t('region.none'),
            locked: t('region.locked'),
            plans: t('locked.action'),
            close: t('locked.stay'),
          }}
        />
        <p className="tabular text-ink-soft">
          {t('total', { count: found.total })}
          {activeNow !== null && ` · ${t('here', { count: activeNow })}`}
        </p>
      </header>
      <div className="flex flex-wrap gap-2">
        <Filters
          state={state}
          action={`${prefix}/find`}
          resetHref={resetHref}
          count={count}
          labels={{
            open: t('filters.open'),
            active: t('filters.active', { count }),
            title: t('filters.title'),
            from: t('filters.from'),
            to: t('filters.to'),
            withPhoto: t('filters.withPhoto'),
            membersOnly: t('filters.membersOnly'),
            membersOnlyHint: t('filters.membersOnlyHint'),
            apply: t('filters.apply'),
            reset: t('filters.reset'),
            close: t('locked.stay'),
          }}
        />
        <Button asChild size="sm" variant={state.membersOnly ? 'primary' : 'secondary'}>
          <a
            href={findHref(prefix, state, { page: 1, membersOnly: !state.membersOnly })}
            role="switch"
            aria-checked={state.membersOnly}
          >
            {t('filters.membersOnly')}
          </a>
        </Button>
      </div>
      {home.length > 0 ? (
        cards(home, EAGER)
      ) : (
        <NobodyFound filtered={count > 0} resetHref={resetHref} />
      )}
      {found.widened !== null && (
        <Widened scope={found.widened.scope} regions={found.widened.regions}>
          {cards(found.profiles.slice(found.widened.from), home.length === 0 ? EAGER : 0)}
        </Widened>
      )}
      <Pager
        page={found.page}
        pages={found.pages}
        freePages={freePages}
        hrefOf={(page) => findHref(prefix, state, { page })}
      />
      {locked !== null && (
        <HookPrompt
          hook={locked === 'page' ? 'paginazione' : 'cambia_regione'}
          prefix={prefix}
          {...(freePages !== undefined && { freePages })}
        />
      )}
    </main>
  );
}
