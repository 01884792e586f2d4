import { Plane } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';

interface TravelLineProps {
  travel: { readonly region: string; readonly until: Date };
  prefix: string;
}

/** Reminds a member of the region that they visit, which the search starts from and where others find them. */
export function TravelLine({ travel, prefix }: TravelLineProps) {
  const t = useTranslations('discovery.travel');
  const format = useFormatter();
  const date = format.dateTime(travel.until, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <p className="flex items-center gap-3 rounded-field bg-sunken px-4 py-1 text-sm">
      <Plane aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{t('on', { region: travel.region, date })}</span>
      <a
        href={`${prefix}/profile#travel`}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4"
      >
        {t('change')}
      </a>
    </p>
  );
}
