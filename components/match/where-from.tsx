import { MapPin, Search } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { Around } from './stack-state.ts';

interface WhereFromProps {
  region: string;
  /** Where outside the searched region the top card was found; null within it. */
  around: Around | null;
  filtered: boolean;
  findHref: string;
  /** A flow in invitation mode has no search to link to. */
  invitationMode: boolean;
}

const NAMED = 5;

/** Where the cards come from, stated openly when it is not the searched region, and a link to the whole search. */
export function WhereFrom({ region, around, filtered, findHref, invitationMode }: WhereFromProps) {
  const t = useTranslations('match.where');
  const widened = useTranslations('discovery.widened');
  const format = useFormatter();
  const place =
    around === null
      ? t('region', { region })
      : widened(around.scope, { regions: format.list(around.regions.slice(0, NAMED)) });
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-5 font-ui text-sm text-ink-soft max-desk:justify-start">
      <p className="flex min-w-0 items-start gap-1.5">
        <MapPin aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
        <span>
          {place}
          {filtered && ` · ${t('filtered')}`}
        </span>
      </p>
      {!invitationMode && (
        <a
          href={findHref}
          className="hidden min-h-11 items-center gap-1.5 font-semibold text-accent-ink underline underline-offset-4 desk:inline-flex"
        >
          <Search aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {t('find')}
        </a>
      )}
    </div>
  );
}
