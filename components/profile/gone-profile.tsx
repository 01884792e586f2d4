import { useTranslations } from 'next-intl';
import { Missing } from '#components/shell/missing.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

/**
 * Replaces a profile or a thread that does not exist for this member. An ordinary page: Next would render a
 * thrown `notFound` outside of the page's language.
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
