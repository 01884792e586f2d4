import { useTranslations } from 'next-intl';

/** Says on a demo that its people are drawn and what else about them is invented. */
export function DemoNote() {
  const t = useTranslations('home');
  return (
    <p className="mx-auto max-w-page px-(--gutter) pt-6 pb-10 text-sm text-ink-soft">
      <span className="block max-w-prose border-l-2 border-accent-ink pl-4">{t('demo')}</span>
    </p>
  );
}
