import { useTranslations } from 'next-intl';

/** The first link of a page: past its bars, to the element with this id. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  const t = useTranslations('shell');
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:bg-raised focus:p-3"
    >
      {t('skip')}
    </a>
  );
}
