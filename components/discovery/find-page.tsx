import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { MarkOpened } from '#components/searches/mark-opened.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import type { FindView } from '#lib/discovery/search/find-view.ts';
import { IncognitoLine } from './incognito-line.tsx';
import { NoResults } from './empty-state.tsx';
import { FilterRow } from './filter-row.tsx';
import { findHref, findQuery, type FindState } from './find-address.ts';
import { Pager } from './pager.tsx';
import { PeopleCount } from './people-count.tsx';
import type { Places } from './place-list.tsx';
import { ProfileGrid } from './profile-grid.tsx';
import { RegionChooser } from './region-chooser.tsx';
import { RememberFind } from './remember-find.tsx';
import { TravelLine } from './travel-line.tsx';
import { VerifyLine } from './verify-line.tsx';

interface FindPageProps {
  /** What the search found; see findView. */
  view: FindView;
  state: FindState;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  /** For a member who has not passed the card check: see cardCheck. */
  check: { readonly always: boolean; readonly href: string | null } | null;
  /** Address of the requested search when it failed: `view` and `state` are those of the previous one. */
  failedHref?: string | null;
}

const EAGER = 4;

/** The search as shown: the requested one, corrected by what could be shown. */
function settled({ found, locked, city }: FindView, asked: FindState): FindState {
  const away = locked === 'region' ? { region: undefined, city: undefined } : {};
  const lost = asked.city !== undefined && city === null ? { city: undefined } : {};
  return { ...asked, page: found.page, ...lost, ...away };
}

function placesOf(view: FindView): Places {
  const { country, regions, city, found, ownRegionId, freePages } = view;
  return {
    country,
    regions,
    city,
    ownId: ownRegionId,
    currentId: found.region.id,
    locked: freePages !== undefined,
  };
}

export function FindPage({ view, state: asked, prefix, check, failedHref = null }: FindPageProps) {
  const t = useTranslations('discovery');
  const { found, freePages, locked, startedOver, wider, country } = view;
  const state = settled(view, asked);
  const places = placesOf(view);
  const { always, href: cardCheckHref } = check ?? { always: false, href: null };
  const preview = { toChat: view.preview.modaleToChat, toProfile: view.preview.modaleToProfilo };
  const home =
    found.widened === null ? found.profiles : found.profiles.slice(0, found.widened.from);
  const cards = (profiles: typeof home, urgent: number) => (
    <ProfileGrid
      profiles={profiles}
      country={country}
      prefix={prefix}
      preview={preview}
      cardCheckHref={cardCheckHref}
      saved={view.saved}
      urgent={urgent}
    />
  );
  const some = found.profiles.some(({ verifiedOnly }) => verifiedOnly);
  return (
    <main className="mx-auto grid max-w-page grid-cols-1 gap-2 px-(--gutter) pt-1 pb-10 sm:gap-6 sm:pt-6">
      <RememberFind
        query={findQuery(state)}
        page={found.page}
        settledHref={
          failedHref === null && (locked !== null || startedOver) ? findHref(prefix, state) : null
        }
      />
      {failedHref !== null && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-4 py-3"
        >
          <p>{t('failed.text')}</p>
          <a href={failedHref} className={buttonStyle({ size: 'sm' })}>
            {t('failed.again')}
          </a>
        </div>
      )}
      <FindHead view={view} state={state} places={places} prefix={prefix} />
      {view.savedAs !== null && failedHref === null && <MarkOpened id={view.savedAs.id} />}
      <FilterRow
        key={findQuery(state)}
        state={state}
        nearTo={view.nearTo}
        place={view.city ?? found.region.name}
        savedAs={view.savedAs?.name ?? null}
        prefix={prefix}
      />
      {view.incognito && <IncognitoLine prefix={prefix} />}
      {view.travel !== null && <TravelLine travel={view.travel} prefix={prefix} />}
      {startedOver && (
        <p role="status" className="rounded-field bg-sunken px-4 py-3">
          {t('startedOver')}
        </p>
      )}
      {home.length > 0 ? (
        cards(home, EAGER)
      ) : (
        <NoResults state={state} wider={wider} places={places} prefix={prefix} />
      )}
      {found.widened !== null && (
        <Widened scope={found.widened.scope} regions={found.widened.regions}>
          {cards(found.profiles.slice(found.widened.from), home.length === 0 ? EAGER : 0)}
        </Widened>
      )}
      {cardCheckHref !== null && (always || some) && (
        <VerifyLine always={always} href={cardCheckHref} />
      )}
      <Pager
        freePages={freePages}
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => findHref(prefix, state, { page })}
      />
      {locked !== null && failedHref === null && (
        <HookPopup automatic kind={locked === 'page' ? 'paginazione' : 'cambia_regione'} />
      )}
    </main>
  );
}

interface FindHeadProps {
  view: FindView;
  state: FindState;
  places: Places;
  prefix: string;
}

/** The head of the search: who is searched for, where, and how many there are. */
function FindHead({ view, state, places, prefix }: FindHeadProps) {
  const t = useTranslations('discovery');
  const { found, activeNow, seeking, filters } = view;
  return (
    <header className="grid grid-cols-1 gap-1">
      {/* On phones the bar above has the title, and the first faces come soon. */}
      <h1 className="display text-3xl max-desk:sr-only">{t(`heading.${seeking}`)}</h1>
      <div className="flex flex-wrap items-center gap-x-3 desk:gap-x-5 lg:pr-104">
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

interface WidenedProps {
  scope: 'near' | 'country';
  regions: readonly string[];
  children: ReactNode;
}

/** Profiles from outside the searched region, labelled as such. */
function Widened({ scope, regions, children }: WidenedProps) {
  const t = useTranslations('discovery.widened');
  const format = useFormatter();
  const named = regions.slice(0, 5);
  return (
    <section className="grid gap-5 pt-2">
      <hr className="rule" />
      <p className="max-w-prose text-ink-soft">{t(scope, { regions: format.list(named) })}</p>
      {children}
    </section>
  );
}
