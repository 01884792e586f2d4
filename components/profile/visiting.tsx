import { Plane } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { OtherProfile } from '#lib/discovery/present.ts';

interface VisitingProps {
  visiting: NonNullable<OtherProfile['visiting']>;
  className?: string;
}

/** That the member is found in another region than their own, and until when. */
export function Visiting({ visiting, className = '' }: VisitingProps) {
  const t = useTranslations('profile');
  const format = useFormatter();
  const date = format.dateTime(new Date(visiting.until), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <p className={`flex items-start gap-1.5 font-ui ${className}`}>
      <Plane aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {t('visiting', { region: visiting.region, date })}
    </p>
  );
}
