import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { OtherProfile } from '#lib/discovery/present.ts';

interface SharedInterestsProps {
  interests: OtherProfile['sharedInterests'];
  className?: string;
}

/** On a card: how many interests the member has in common with the profile. */
export function SharedInterests({ interests, className }: SharedInterestsProps) {
  const t = useTranslations('answers.shared');
  if (interests.length === 0) return null;
  return (
    <p className={clsx('font-ui font-semibold text-accent-ink', className)}>
      {t('count', { count: interests.length })}
    </p>
  );
}
