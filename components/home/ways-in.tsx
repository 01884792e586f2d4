import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';

/** The two ways in, side by side. */
export function WaysIn({ prefix }: { prefix: string }) {
  const t = useTranslations('home');
  return (
    <>
      <a href={`${prefix}/signup`} className={buttonStyle({ size: 'lg' })}>
        {t('signup')}
      </a>
      <a href={`${prefix}/login`} className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
        {t('login')}
      </a>
    </>
  );
}
