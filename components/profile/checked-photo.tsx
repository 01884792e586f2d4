import { BadgeCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';

interface CheckedPhotoProps {
  /** When the main photo was compared with a selfie. */
  at: string;
  /** On a card: without the date. */
  short?: boolean;
  className?: string;
}

/** The badge of a verified main photo: what was checked, and when. It says nothing else about the person. */
export function CheckedPhoto({ at, short = false, className = '' }: CheckedPhotoProps) {
  const t = useTranslations('profile.checkedPhoto');
  const format = useFormatter();
  const date = format.dateTime(new Date(at), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <p className={`flex items-start gap-1.5 font-ui text-ink-soft ${className}`}>
      <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-success" />
      {short ? t('short') : t('long', { date })}
    </p>
  );
}
