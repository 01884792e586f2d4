import { useTranslations } from 'next-intl';

const PAGES = [
  ['contact', '/contactUs'],
  ['faq', '/legal/faq'],
  ['terms', '/legal/terms'],
  ['privacy', '/legal/privacy'],
  ['cancel', '/legal/cancel'],
  ['withdraw', '/legal/withdraw'],
  ['imprint', '/legal/imprint'],
] as const;

interface HelpLinksProps {
  prefix: string;
  /** Unique in the page: the list may be in the menu and in the page at the same time. */
  id: string;
}

/** Contact, questions, terms and rights, for members: their pages have no footer. */
export function HelpLinks({ prefix, id }: HelpLinksProps) {
  const t = useTranslations('shell');
  return (
    <nav aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="font-ui text-sm font-semibold text-ink-soft">
        {t('titles.help')}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {PAGES.map(([page, path]) => (
          <li key={page}>
            <a
              href={`${prefix}${path}`}
              className="inline-flex min-h-11 items-center font-ui text-sm underline underline-offset-4"
            >
              {t(`footer.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
