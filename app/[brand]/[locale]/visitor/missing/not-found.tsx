import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';

export default function Missing() {
  const t = useTranslations('home');
  return (
    <main id="content" className="mx-auto max-w-page px-(--gutter) py-16 lg:py-28">
      <h1 className="display text-4xl">{t('missing.title')}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('missing.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/signup" className={buttonStyle({ size: 'lg' })}>
          {t('signup')}
        </a>
        <a href="/login" className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
          {t('login')}
        </a>
      </div>
    </main>
  );
}
