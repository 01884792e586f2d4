import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';

/** The links to sign up and to log in, side by side. */
export function AuthLinks({ prefix }: { prefix: string }) {
  const t = useTranslations('home');
  return (
    <>
      <a
        href={`${prefix}/signup`}
        className={clsx(buttonStyle({ size: 'lg' }), 'shrink grow max-sm:px-5 sm:grow-0')}
      >
        {t('signup')}
      </a>
      <a
        href={`${prefix}/login`}
        className={clsx(
          buttonStyle({ size: 'lg', variant: 'secondary' }),
          'shrink grow max-sm:px-5 sm:grow-0',
        )}
      >
        {t('login')}
      </a>
    </>
  );
}
