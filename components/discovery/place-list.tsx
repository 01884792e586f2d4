'use client';

import { clsx } from 'clsx';
import { Check, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { placeOf, placeOptions } from '#components/accounts/place-options.ts';
import { HookLink } from '#components/payments/hooks/hook-link.tsx';
import { Input } from '#components/ui/input.tsx';
import { useOptions } from '#components/ui/use-options.ts';
import { foldName } from '#lib/text/fold-name.ts';
import { findHref, type FindState } from './find-address.ts';

export interface Places {
  country: string;
  regions: readonly { id: number; name: string }[];
  /** The region searched now, and the member's own. */
  currentId: number;
  ownId: number | null;
  /** The town named beside the region. */
  city: string | null;
  /** Free members search their own region. */
  locked: boolean;
}

interface PlaceListProps {
  places: Places;
  state: FindState;
  prefix: string;
}

interface Row {
  key: string;
  name: string;
  note?: string;
  regionId: number | undefined;
  href: string;
  here: boolean;
}

/** Regions and, from three letters on, the towns in them; each is a link to its own first page. */
export function PlaceList({ places, state, prefix }: PlaceListProps) {
  const { country, regions, currentId, ownId, city } = places;
  const t = useTranslations('discovery.region');
  const [text, setText] = useState('');
  const searchId = useId();
  const load = useMemo(() => placeOptions(country), [country]);
  const towns = useOptions(text, load);
  const hrefTo = (id: number | undefined, region: string, town?: string): string =>
    findHref(prefix, state, {
      page: 1,
      region: id === ownId && town === undefined ? undefined : region,
      city: town,
    });
  const regionRows: Row[] = regions
    .filter(({ name }) => foldName(name).includes(foldName(text.trim())))
    .map(({ id, name }) => ({
      key: `region ${String(id)}`,
      name,
      regionId: id,
      href: hrefTo(id, name),
      ...(id === ownId && { note: t('own') }),
      here: id === currentId,
    }));
  const townRows: Row[] = (towns.status === 'ready' ? towns.options : []).map((option) => {
    const { city: town, region } = placeOf(option.value);
    const regionId = regions.find(({ name }) => name === region)?.id;
    return {
      key: option.value,
      name: town,
      note: region,
      regionId,
      href: hrefTo(regionId, region, town),
      here: town === city && regionId === currentId,
    };
  });
  const nothing = regionRows.length + townRows.length === 0;
  const loadStatus =
    towns.status === 'loading' || towns.status === 'failed' ? towns.status : undefined;
  const rows = (title: string, shown: readonly Row[]) =>
    shown.length > 0 && (
      <section className="pt-4">
        <h3 className="font-ui text-sm font-semibold text-ink-soft">{title}</h3>
        <ul className="grid">
          {shown.map((row) => (
            <li key={row.key}>
              <PlaceRow row={row} shut={places.locked && row.regionId !== ownId} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className="min-h-80">
      <label htmlFor={searchId} className="sr-only">
        {t('find')}
      </label>
      <Input
        id={searchId}
        type="search"
        autoComplete="off"
        placeholder={t('find')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      {rows(t('towns'), townRows)}
      {rows(t('regions'), regionRows)}
      <p role="status" className="pt-4 text-ink-soft empty:hidden">
        {loadStatus === undefined ? nothing && t('none') : t(loadStatus)}
      </p>
    </div>
  );
}

function PlaceRow({ row, shut }: { row: Row; shut: boolean }) {
  const rowClass = clsx(
    'flex min-h-12 items-center gap-3 border-b border-line py-2 no-underline',
    shut ? 'text-ink-soft' : 'text-ink',
    row.here && 'font-semibold',
  );
  const content = (
    <>
      <span className="flex-1">{row.name}</span>
      {row.note !== undefined && <span className="text-sm text-ink-soft">{row.note}</span>}
      {row.here && <Check aria-hidden="true" strokeWidth={2} className="size-5 text-success" />}
      {shut && <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />}
    </>
  );
  if (shut) {
    return (
      <HookLink kind="cambia_regione" href={row.href} className={rowClass}>
        {content}
      </HookLink>
    );
  }
  return (
    <a href={row.href} aria-current={row.here ? 'true' : undefined} className={rowClass}>
      {content}
    </a>
  );
}
