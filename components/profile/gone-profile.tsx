import { useTranslations } from 'next-intl';
import { Missing } from '#components/shell/missing.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

/**
 * In place of a profile or a thread that is not there for this member. An ordinary answer: Next would
 * render a thrown one outside of the page's language.
 */
export function GoneProfile({ prefix }: { prefix: string }) {
  const t = useTranslations('profile.gone');
  return (
    <Missing title={t('title')} text={t('text')}>
      <a href={`${prefix}/find`} className={buttonStyle({ size: 'lg' })}>
        {t('action')}
      </a>
    </Missing>
  );
}
