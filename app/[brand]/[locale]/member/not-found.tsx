import { useTranslations } from 'next-intl';

export default function Missing() {
  const t = useTranslations('home.missing');
  return (
    <main className="mx-auto max-w-page px-(--gutter) py-16">
      <h1 className="display text-3xl">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('text')}</p>
    </main>
  );
}
